/*
 * sandbox: see sandbox.h. Both by their bare system calls: a rule a path, and a
 * filter of a dozen instructions made from a table.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "run/sandbox.h"

/* The checkers of leaks need what the filter takes away. */
#if defined(__SANITIZE_ADDRESS__)
#define UNDER_CHECK 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define UNDER_CHECK 1
#endif
#endif
#ifndef UNDER_CHECK
#define UNDER_CHECK 0
#endif

/* ---- files ------------------------------------------------------------------------------------ */

enum {
	READING = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
	WRITING = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR | LANDLOCK_ACCESS_FS_WRITE_FILE |
		  LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR |
		  LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SYM | LANDLOCK_ACCESS_FS_REFER,
	OF_A_FILE = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE,
	HANDLED = READING | WRITING | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_BLOCK |
		  LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO,
};

/* Programs and the libraries of their kind, character sets, time zones. Of /etc only what the loader reads: libgit2
 * would parse all certificates of the system there, 3 ms a run, for a network that it may not use. */
static const char *const system_folders[] = {
	"/usr", "/lib", "/lib64", "/lib32", "/bin", "/etc/ld.so.cache", "/etc/ld.so.preload"
};

static bool has_landlock(void)
{
	return syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) >= 2;
}

static bool allow(int rules, const char *path, uint64_t access)
{
	struct landlock_path_beneath_attr rule = { .allowed_access = access };
	struct stat st;
	bool done;

	rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
	if (rule.parent_fd < 0)
		return errno == ENOENT || errno == ENOTDIR;
	if (!fstat(rule.parent_fd, &st) && !S_ISDIR(st.st_mode))
		rule.allowed_access &= OF_A_FILE;
	done = !syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
	close(rule.parent_fd);
	return done;
}

static bool allow_all(int rules, const struct sandbox *s)
{
	bool done = allow(rules, "/dev/null", WRITING);

	for (size_t i = 0; done && i < sizeof system_folders / sizeof *system_folders; i++)
		done = allow(rules, system_folders[i], READING);
	for (size_t i = 0; done && i < s->read.n; i++)
		done = allow(rules, s->read.at[i], READING);
	for (size_t i = 0; done && i < s->write.n; i++)
		done = allow(rules, s->write.at[i], WRITING);
	return done;
}

/* A rule that cannot be made would shut out what is needed: then there is no fence at all. */
static bool fence_files(const struct sandbox *s)
{
	const struct landlock_ruleset_attr handled = { .handled_access_fs = HANDLED };
	int rules;
	bool done;

	if (!has_landlock())
		return false;
	rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
	if (rules < 0)
		return false;
	done = allow_all(rules, s) && !syscall(SYS_landlock_restrict_self, rules, 0);
	close(rules);
	return done;
}

/* ---- system calls ----------------------------------------------------------------------------- */

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#define MACHINE 0 /* not known here: no filter */
#endif

static const uint32_t refused[] = {
	SYS_execve,
	SYS_execveat, /* the first two: not where programs are run */
	SYS_socket,
	SYS_connect,
	SYS_bind,
	SYS_listen,
	SYS_accept,
	SYS_accept4,
	SYS_ptrace,
	SYS_process_vm_readv,
	SYS_process_vm_writev,
	SYS_kcmp,
	SYS_mount,
	SYS_umount2,
	SYS_pivot_root,
	SYS_chroot,
	SYS_unshare,
	SYS_setns,
	SYS_init_module,
	SYS_finit_module,
	SYS_delete_module,
	SYS_kexec_load,
	SYS_reboot,
	SYS_bpf,
	SYS_perf_event_open,
	SYS_userfaultfd,
	SYS_io_uring_setup,
	SYS_keyctl,
	SYS_add_key,
	SYS_request_key,
	SYS_swapon,
	SYS_swapoff,
	SYS_acct,
	SYS_quotactl,
	SYS_personality,
	SYS_setuid,
	SYS_setgid,
	SYS_setreuid,
	SYS_setregid,
	SYS_setresuid,
	SYS_setresgid,
	SYS_clock_settime,
	SYS_settimeofday,
	SYS_adjtimex,
	SYS_sethostname,
	SYS_setdomainname,
};

enum { NREFUSED = sizeof refused / sizeof *refused, OTHER_ABI = 0x40000000 /* x32 */ };

static bool has_seccomp(void)
{
	return MACHINE && prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0;
}

static bool fence_calls(bool programs)
{
	struct sock_filter code[NREFUSED + 8];
	struct sock_fprog program = { .filter = code };
	unsigned short n = 0;
	const uint32_t no = SECCOMP_RET_ERRNO | EPERM;

	if (!MACHINE)
		return false;
	code[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
	code[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
	code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, no);
	code[n++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
	code[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, OTHER_ABI, NREFUSED + 1, 0);
	for (unsigned i = 0; i < NREFUSED; i++) { /* from each to the last instruction */
		const uint32_t call = programs && i < 2 ? OTHER_ABI : refused[i];

		code[n++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, (unsigned char)(NREFUSED - i),
							 0);
	}
	code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
	code[n++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, no);
	program.len = n;
	return !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

/* ---- both ------------------------------------------------------------------------------------- */

unsigned sandbox_kernel(void)
{
	return (has_landlock() ? SANDBOX_FILES : 0u) | (has_seccomp() ? SANDBOX_CALLS : 0u);
}

unsigned sandbox_enter(const struct sandbox *s)
{
	unsigned held = 0;

	if (UNDER_CHECK || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		return 0;
	if (fence_files(s))
		held |= SANDBOX_FILES;
	if (fence_calls(s->programs))
		held |= SANDBOX_CALLS;
	return held;
}
