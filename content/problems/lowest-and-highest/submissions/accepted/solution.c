#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*comparison)(const char *, const char *);

static int by_number(const char *a, const char *b) {
    int x = atoi(a), y = atoi(b);
    return (x > y) - (x < y);
}

static int inches(const char *height) {
    int feet, rest;
    sscanf(height, "%d'%d", &feet, &rest);
    return 12 * feet + rest;
}

static int by_height(const char *a, const char *b) {
    return inches(a) - inches(b);
}

int main(void) {
    int m, n;
    scanf("%d", &m);
    while (m-- > 0) {
        char kind[8], lowest[16], highest[16], before[16], value[16];
        int sorted = 1;
        scanf("%7s %d", kind, &n);
        comparison compare = kind[0] == 'n' ? by_number : kind[0] == 'w' ? strcmp : by_height;
        for (int i = 0; i < n; i++) {
            scanf("%15s", value);
            if (i == 0 || compare(value, lowest) < 0) strcpy(lowest, value);
            if (i == 0 || compare(value, highest) > 0) strcpy(highest, value);
            if (i > 0 && compare(value, before) < 0) sorted = 0;
            strcpy(before, value);
        }
        printf("%s %s %s\n", lowest, highest, sorted ? "sorted" : "unsorted");
    }
    return 0;
}
