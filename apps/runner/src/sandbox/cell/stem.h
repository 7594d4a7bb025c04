#ifndef ABHYAS_STEM_H
#define ABHYAS_STEM_H

/* What a cell asks of its stem, one byte each on a socket that keeps messages apart. */
enum {
  STEM_RAISE = 'B', /* with four descriptors: the box's stdin, stdout, stderr and control socket */
  STEM_END = 'E',   /* end the box; answered with the same byte when nothing of it is alive */
};
#define STEM_DESCRIPTORS 4

/*
 * The first process behind bubblewrap's walls. None of its memory has ever seen anything of a run.
 *
 *   stem cell  VERSION TMPFS [MASK...] --          raises one box after the other for the cell at fd 3
 *   stem serve VERSION TMPFS [MASK...] -- ARGV...  raises a single box for ARGV
 *
 * The seccomp table is read from fd 4.
 */
int stem_main(char **argument);

#endif
