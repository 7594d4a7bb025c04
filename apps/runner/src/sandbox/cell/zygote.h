#ifndef ABHYAS_ZYGOTE_H
#define ABHYAS_ZYGOTE_H

/* What a cell asks of its zygote, one byte each on a socket that keeps messages apart. */
enum {
  ZYGOTE_RAISE = 'B', /* with four descriptors: the box's stdin, stdout, stderr and control socket */
  ZYGOTE_END = 'E',   /* end the box; answered with the same byte when nothing of it is alive */
};
#define ZYGOTE_DESCRIPTORS 4

/*
 * The first process that bubblewrap starts. None of its memory has ever seen anything of a run.
 *
 *   zygote cell  VERSION TMPFS [MASK...] --          raises one box after the other for the cell at fd 3
 *   zygote serve VERSION TMPFS [MASK...] -- ARGV...  raises a single box for ARGV
 *
 * The seccomp table is read from fd 4.
 */
int zygote_main(char **argument);

#endif
