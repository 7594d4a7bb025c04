import type { OrdinaryProgram } from '../../sandbox/conformance/ordinary-program.ts';

/** More programs of C: how they are written, and how they end and print. */
export const C_TRACED_FORMS: readonly OrdinaryProgram[] = [
  {
    does: 'has macros over several lines, and several statements on one',
    code: `#include <stdio.h>
#define SWAP(a, b) \\
    do { \\
        int kept = a; \\
        a = b; \\
        b = kept; \\
    } while (0)
#define TWICE(x) ((x) + \\
                  (x))
int main(void) {
    int a = 1, b = 2; a++; b--; if (a > b) { a -= 1; b += 1; } else b = 9;
    SWAP(a, b); for (int i = 0; i < 3; i++) a += i;
    printf("%d %d %d\\n", a, b,
           TWICE(a));
}
`,
  },
  {
    does: 'tells the compiler of other lines and files',
    code: `#include <stdio.h>
int main(void) {
    int n = 1;
#line 500
    n++;
#line 3 "elsewhere.c"
    n *= 5;
    printf("%d %d %s\\n", n, __LINE__, __FILE__);
}
`,
  },
  {
    does: 'has assembler inline',
    code: `#include <stdio.h>
int main(void) {
    long a = 5, b, flags;
    double x = 2;
    __asm__("leaq (%1, %1, 2), %0" : "=r"(b) : "r"(a));
    __asm__("sqrtsd %0, %0" : "+x"(x));
    __asm__ volatile("cmpq $5, %1\\n\\tsete %b0\\n\\tmovzbq %b0, %0" : "=&q"(flags) : "r"(a) : "cc");
    printf("%ld %.3f %ld\\n", b, x, flags);
}
`,
  },
  {
    does: 'keeps numbers in vector registers, and a rounding of its own, over its lines',
    code: `#include <fenv.h>
#include <stdio.h>
static double half(double number) {
    return number / 2;
}
int main(void) {
    long low = 0x1234, high, back;
    volatile double three = 3;
    long double wide = 1;
    fesetround(FE_UPWARD);
    __asm__ volatile("movq %0, %%xmm9\\n\\tmovq %0, %%xmm15" : : "r"(low) : "xmm9", "xmm15");
    low++;
    double third = 1;
    char letter = 'x';
    third /= three;
    letter++;
    wide /= three;
    __asm__ volatile("movq %%xmm9, %0\\n\\tmovq %%xmm15, %1" : "=r"(back), "=r"(high));
    double sum = third *
        half(third) +
        third /
        7;
    printf("%ld %lx %lx %.20f %c %.22Lf %.20f %d\\n", low, back, high, third, letter, wide, sum, fegetround() == FE_UPWARD);
}
`,
  },
  {
    does: 'has a malloc of its own',
    code: `#include <stddef.h>
#include <string.h>
#include <unistd.h>
static _Alignas(16) char pool[1 << 20];
static size_t used;
void *malloc(size_t size) {
    void *block = pool + used;
    used += (size + 15) / 16 * 16;
    return used <= sizeof pool ? block : NULL;
}
void free(void *block) { (void)block; }
void *calloc(size_t count, size_t size) {
    void *block = malloc(count * size);
    return block ? memset(block, 0, count * size) : NULL;
}
void *realloc(void *old, size_t size) {
    void *block = malloc(size);
    return old && block ? memcpy(block, old, size) : block;
}
int main(void) {
    int *cells = malloc(3 * sizeof *cells);
    cells[0] = 4;
    cells[1] = cells[0] + 1;
    write(1, cells[1] == 5 ? "right\\n" : "wrong\\n", 6);
    free(cells);
}
`,
  },
  {
    does: 'runs threads',
    code: `#include <pthread.h>
#include <stdio.h>
static int totals[4];
static void *work(void *given) {
    int *total = given;
    for (int i = 0; i < 1000; i++) *total += i;
    return NULL;
}
int main(void) {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(threads + i, NULL, work, totals + i);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    printf("%d %d\\n", totals[0], totals[3]);
}
`,
  },
  {
    does: 'has names in Devanagari, and lines that end as on Windows',
    code: '#include <stdio.h>\r\nint main(void) {\r\n    int संख्या = 4;\r\n    char *नाम = "राम";\r\n    संख्या *= 2;\r\n    printf("%s %d\\n", नाम, संख्या);\r\n}\r\n',
  },
  {
    does: 'goes here and there',
    code: `#include <stdio.h>
static int kind(int n) {
    switch (n % 4) {
    case 0: n++;
    case 1: return n;
    case 2: goto out;
    default: n = -n;
    }
    return n;
out:
    return n * 10;
}
int main(void) {
    int i = 0;
again:
    printf("%d ", kind(i));
    if (++i < 8) goto again;
    puts("");
}
`,
  },
  {
    does: 'ends in a handler at its end',
    code: `#include <stdio.h>
#include <stdlib.h>
static void last(void) { puts("last"); }
static void first(void) { puts("first"); exit(5); }
int main(void) {
    atexit(last);
    atexit(first);
    puts("main");
    return 3;
}
`,
  },
  {
    does: 'catches a signal and goes on',
    code: `#include <signal.h>
#include <stdio.h>
static volatile sig_atomic_t got;
static void note(int number) { got = number; }
int main(void) {
    signal(SIGUSR1, note);
    raise(SIGUSR1);
    int here = got;
    printf("%d\\n", here == SIGUSR1);
}
`,
  },
  {
    does: 'prints in every way',
    code: `#include <stdio.h>
#include <unistd.h>
int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 64);
    printf("a");
    fflush(stdout);
    write(1, "b", 1);
    putchar('c');
    puts("d");
    fprintf(stderr, "e\\n");
    fwrite("f\\n", 1, 2, stdout);
}
`,
  },
  { does: 'divides by zero', code: 'int main(void) {\n    volatile int n = 0;\n    return 5 / n;\n}\n' },
  {
    does: 'gives up',
    code: '#include <assert.h>\n#include <stdio.h>\nint main(void) {\n    int n = 3;\n    fflush(stdout);\n    assert(n == 4);\n}\n',
  },
];
