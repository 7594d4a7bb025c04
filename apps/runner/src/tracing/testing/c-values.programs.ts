import type { OrdinaryProgram } from '../../sandbox/conformance/ordinary-program.ts';

/** What a recorder of C could stumble over: values and calls. */
export const C_TRACED_VALUES: readonly OrdinaryProgram[] = [
  {
    does: 'jumps out of frames by longjmp',
    code: `#include <setjmp.h>
#include <stdio.h>
static jmp_buf way;
static void deep(int n) {
    char room[64];
    room[0] = (char)n;
    if (n == 0) longjmp(way, 7);
    deep(n - 1);
    printf("never %d\\n", room[0]);
}
int main(void) {
    volatile int tries = 0;
    int code = setjmp(way);
    tries++;
    if (tries < 4) deep(tries);
    printf("%d %d\\n", code, tries);
}
`,
  },
  {
    does: 'has arrays of variable length and alloca',
    code: `#include <alloca.h>
#include <stdio.h>
static int sum(int n) {
    int cells[n], total = 0;
    for (int i = 0; i < n; i++) cells[i] = i * i;
    int *more = alloca(sizeof(int) * n);
    for (int i = 0; i < n; i++) total += more[i] = cells[i] + 1;
    return total;
}
int main(void) {
    int n;
    while (scanf("%d", &n) == 1) printf("%d\\n", sum(n));
}
`,
    stdin: '1 10 500',
  },
  {
    does: 'has unions, bit fields and packed structures',
    code: `#include <stdint.h>
#include <stdio.h>
union Both { float f; uint32_t bits; unsigned char bytes[4]; };
struct Flags { unsigned a : 3; int b : 5; unsigned : 0; unsigned c : 9; };
struct __attribute__((packed)) Tight { char c; int i; double d; };
int main(void) {
    union Both both = {.f = 1.5f};
    struct Flags flags = {5, -3, 300};
    struct Tight tight = {'x', -7, 2.25};
    flags.a += 4;
    both.bytes[3] = 0x40;
    printf("%x %g %u %d %u %c %d %g\\n", both.bits, both.f, flags.a, flags.b, flags.c, tight.c, tight.i, tight.d);
}
`,
  },
  {
    does: 'calls functions by pointers, with any number of arguments',
    code: `#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
typedef int (*operation)(int, int);
static int add(int a, int b) { return a + b; }
static int times(int a, int b) { return a * b; }
static int all(int count, ...) {
    va_list given;
    int total = 0;
    va_start(given, count);
    while (count-- > 0) total += va_arg(given, int);
    va_end(given);
    return total;
}
static int by_size(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    operation table[] = {add, times, NULL};
    int cells[] = {5, 3, 9, 1};
    for (int i = 0; table[i]; i++) printf("%d ", table[i](6, 7));
    qsort(cells, 4, sizeof *cells, by_size);
    printf("%d %d %d\\n", all(3, 1, 2, 3), cells[0], cells[3]);
}
`,
  },
  {
    does: 'has cyclic structures and a list of 5,000 nodes',
    code: `#include <stdio.h>
#include <stdlib.h>
struct node { int value; struct node *next, *other; };
int main(void) {
    struct node *first = NULL, *ring = malloc(sizeof *ring);
    *ring = (struct node){1, ring, ring};
    for (int i = 0; i < 5000; i++) {
        struct node *made = malloc(sizeof *made);
        made->value = i, made->next = first, made->other = ring;
        first = made;
    }
    long total = 0;
    for (struct node *at = first; at; at = at->next) total += at->value;
    printf("%ld %d\\n", total, ring->next->other->value);
    while (first) {
        struct node *next = first->next;
        free(first);
        first = next;
    }
    free(ring);
}
`,
  },
  {
    does: 'has an array of a million cells',
    code: `#include <stdio.h>
int main(void) {
    int a[1000000];
    static long sums[1000000];
    for (int i = 0; i < 1000; i++) a[i * 1000] = i, sums[i] = i;
    long total = 0;
    for (int i = 0; i < 1000; i++) total += a[i * 1000] + sums[i];
    printf("%ld\\n", total);
}
`,
  },
];
