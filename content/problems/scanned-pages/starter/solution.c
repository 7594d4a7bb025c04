#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char names[2000][42];

/* Negative if the left name comes first, positive if the right one does. */
static int compare(const void *left, const void *right) {
    const char *a = left, *b = right;
    return strcmp(a, b); /* Your code here. */
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%41s", names[i]);
    qsort(names, n, sizeof names[0], compare);
    for (int i = 0; i < n; i++) puts(names[i]);
    return 0;
}
