#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char names[2000][42];

static int compare(const void *left, const void *right) {
    const char *a = left, *b = right;
    while (*a != '\0' && *b != '\0') {
        if (isdigit(*a) && isdigit(*b)) {
            size_t length_a = strspn(a, "0123456789"), length_b = strspn(b, "0123456789");
            if (length_a != length_b) return length_a < length_b ? -1 : 1;
            int order = strncmp(a, b, length_a);
            if (order != 0) return order;
            a += length_a;
            b += length_b;
        } else {
            if (*a != *b) return isdigit(*a) ? 1 : isdigit(*b) ? -1 : *a - *b;
            a++;
            b++;
        }
    }
    return *a - *b;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%41s", names[i]);
    qsort(names, n, sizeof names[0], compare);
    for (int i = 0; i < n; i++) puts(names[i]);
    return 0;
}
