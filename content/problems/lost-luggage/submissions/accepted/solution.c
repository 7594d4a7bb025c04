#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char expected[5000][10], scanned[5000][10];

static int compare(const void *a, const void *b) {
    return strcmp(a, b);
}

static int is_in(const char *tag, char list[][10], int n) {
    return bsearch(tag, list, n, 10, compare) != NULL;
}

/* Prints the tags of one sorted list that are not in the other, each once. */
static void print_only(char list[][10], int n, char other[][10], int m) {
    int printed = 0;
    for (int i = 0; i < n; i++) {
        if (i > 0 && strcmp(list[i], list[i - 1]) == 0) continue;
        if (is_in(list[i], other, m)) continue;
        printf(printed++ ? " %s" : "%s", list[i]);
    }
    puts(printed ? "" : "none");
}

int main(void) {
    int e, s, found = 0;
    scanf("%d %d", &e, &s);
    for (int i = 0; i < e; i++) scanf("%9s", expected[i]);
    for (int i = 0; i < s; i++) scanf("%9s", scanned[i]);
    qsort(expected, e, 10, compare);
    qsort(scanned, s, 10, compare);
    for (int i = 0; i < e; i++) found += is_in(expected[i], scanned, s);
    printf("%d\n", found);
    print_only(expected, e, scanned, s);
    print_only(scanned, s, expected, e);
    return 0;
}
