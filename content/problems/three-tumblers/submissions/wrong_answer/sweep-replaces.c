#include <stdio.h>
#include <string.h>

static void exchange(int *x, int *y) {
    int keep = *x;
    *x = *y;
    *y = keep;
}

static void move(int *from, int *to, int seeds) {
    *from -= seeds;
    *to = seeds;
}

static int *tumbler(int seeds[3]) {
    char letter;
    scanf(" %c", &letter);
    return &seeds[letter - 'A'];
}

int main(void) {
    int seeds[3], n;
    scanf("%d %d %d %d", &seeds[0], &seeds[1], &seeds[2], &n);
    while (n-- > 0) {
        char kind[6];
        scanf("%5s", kind);
        if (strcmp(kind, "round") == 0) {
            exchange(&seeds[0], &seeds[1]);
            exchange(&seeds[0], &seeds[2]);
            continue;
        }
        int *x = tumbler(seeds);
        if (strcmp(kind, "lift") == 0) {
            printf("%c %d\n", (char)('A' + (x - seeds)), *x);
            continue;
        }
        int *y = tumbler(seeds);
        if (strcmp(kind, "swap") == 0) exchange(x, y);
        else move(x, y, strcmp(kind, "halve") == 0 ? *x / 2 : *x);
    }
    printf("%d %d %d\n", seeds[0], seeds[1], seeds[2]);
    return 0;
}
