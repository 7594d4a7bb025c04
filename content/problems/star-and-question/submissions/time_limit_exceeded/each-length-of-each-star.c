#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char names[200][61];

static int in_order(const void *a, const void *b) {
    return strcmp(a, b);
}

static int rest_fits(const char *pattern, const char *name) {
    if (*pattern == '\0') return *name == '\0';
    if (*pattern == '*') {
        for (;; name++) {
            if (rest_fits(pattern + 1, name)) return 1;
            if (*name == '\0') return 0;
        }
    }
    return *name != '\0' && (*pattern == '?' || *pattern == *name) && rest_fits(pattern + 1, name + 1);
}

static int fits(const char *pattern, const char *name) {
    if (name[0] == '.' && pattern[0] != '.') return 0;
    return rest_fits(pattern, name);
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) scanf("%60s", names[i]);
    qsort(names, n, sizeof names[0], in_order);
    while (q-- > 0) {
        char pattern[61];
        int found = 0;
        scanf("%60s", pattern);
        for (int i = 0; i < n; i++) {
            if (fits(pattern, names[i])) printf(found++ == 0 ? "%s" : " %s", names[i]);
        }
        puts(found == 0 ? pattern : "");
    }
    return 0;
}
