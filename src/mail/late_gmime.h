/*
 * late_gmime: GMime and what of GLib is called for it, opened when the first mail is read. Include it in place of
 * <gmime/gmime.h>.
 */
#ifndef PBP_MAIL_LATE_GMIME_H
#define PBP_MAIL_LATE_GMIME_H

#include <gmime/gmime.h>

#include "mail/late.h"

#define LATE_GMIME(function) LATE("libgmime-3.0.so.0", function)

#define g_ascii_strcasecmp LATE_GMIME(g_ascii_strcasecmp)
#define g_byte_array_free LATE_GMIME(g_byte_array_free)
#define g_byte_array_new_take LATE_GMIME(g_byte_array_new_take)
#define g_free LATE_GMIME(g_free)
#define g_malloc0 LATE_GMIME(g_malloc0)
#define g_mime_content_type_get_mime_type LATE_GMIME(g_mime_content_type_get_mime_type)
#define g_mime_content_type_get_parameter LATE_GMIME(g_mime_content_type_get_parameter)
#define g_mime_data_wrapper_get_encoding LATE_GMIME(g_mime_data_wrapper_get_encoding)
#define g_mime_data_wrapper_get_stream LATE_GMIME(g_mime_data_wrapper_get_stream)
#define g_mime_data_wrapper_write_to_stream LATE_GMIME(g_mime_data_wrapper_write_to_stream)
#define g_mime_init LATE_GMIME(g_mime_init)
#define g_mime_multipart_get_count LATE_GMIME(g_mime_multipart_get_count)
#define g_mime_multipart_get_part LATE_GMIME(g_mime_multipart_get_part)
#define g_mime_multipart_get_type LATE_GMIME(g_mime_multipart_get_type)
#define g_mime_object_get_content_id LATE_GMIME(g_mime_object_get_content_id)
#define g_mime_object_get_content_type LATE_GMIME(g_mime_object_get_content_type)
#define g_mime_object_get_disposition LATE_GMIME(g_mime_object_get_disposition)
#define g_mime_object_get_header LATE_GMIME(g_mime_object_get_header)
#define g_mime_parser_construct_part LATE_GMIME(g_mime_parser_construct_part)
#define g_mime_parser_new_with_stream LATE_GMIME(g_mime_parser_new_with_stream)
#define g_mime_parser_options_free LATE_GMIME(g_mime_parser_options_free)
#define g_mime_parser_options_new LATE_GMIME(g_mime_parser_options_new)
#define g_mime_parser_options_set_warning_callback LATE_GMIME(g_mime_parser_options_set_warning_callback)
#define g_mime_parser_set_persist_stream LATE_GMIME(g_mime_parser_set_persist_stream)
#define g_mime_part_get_content LATE_GMIME(g_mime_part_get_content)
#define g_mime_part_get_filename LATE_GMIME(g_mime_part_get_filename)
#define g_mime_part_get_type LATE_GMIME(g_mime_part_get_type)
#define g_mime_stream_cat_add_source LATE_GMIME(g_mime_stream_cat_add_source)
#define g_mime_stream_cat_get_type LATE_GMIME(g_mime_stream_cat_get_type)
#define g_mime_stream_cat_new LATE_GMIME(g_mime_stream_cat_new)
#define g_mime_stream_length LATE_GMIME(g_mime_stream_length)
#define g_mime_stream_mem_get_byte_array LATE_GMIME(g_mime_stream_mem_get_byte_array)
#define g_mime_stream_mem_get_type LATE_GMIME(g_mime_stream_mem_get_type)
#define g_mime_stream_mem_new LATE_GMIME(g_mime_stream_mem_new)
#define g_mime_stream_mem_new_with_byte_array LATE_GMIME(g_mime_stream_mem_new_with_byte_array)
#define g_mime_stream_mem_set_owner LATE_GMIME(g_mime_stream_mem_set_owner)
#define g_mime_stream_reset LATE_GMIME(g_mime_stream_reset)
#define g_mime_stream_write_to_stream LATE_GMIME(g_mime_stream_write_to_stream)
#define g_mime_utils_header_decode_text LATE_GMIME(g_mime_utils_header_decode_text)
#define g_object_unref LATE_GMIME(g_object_unref)
#define g_type_check_instance_cast LATE_GMIME(g_type_check_instance_cast)
#define g_type_check_instance_is_a LATE_GMIME(g_type_check_instance_is_a)

#endif
