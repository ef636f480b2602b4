/*
 * svm: weights of traits that tell the texts of one class from those of all others: a linear support vector machine each, by dual
 * coordinate descent (C.-J. Hsieh and others, A Dual Coordinate Descent Method for Large-scale Linear SVM, ICML 2008), of traits
 * that are there or not, over the square root of how many. Always in the same order, in doubles that are only added, multiplied
 * and divided: the same weights on every machine.
 */
#ifndef PBP_GRAMMAR_SVM_H
#define PBP_GRAMMAR_SVM_H

#include "base/buf.h"
#include "base/traits.h"

struct svm_text {
	struct traits traits;
	uint32_t class;
};
/* least: traits of fewer texts are left out. cost: what a text on the wrong side costs. Writes a struct lean of that name in C. */
void svm_write(struct buf *out, struct str name, const struct svm_text *texts, size_t n, const struct str *classes,
	       size_t nclasses, uint32_t least, double cost);

#endif
