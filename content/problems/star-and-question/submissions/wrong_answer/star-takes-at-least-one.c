#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char names[200][61];

static int in_order(const void *a, const void *b) {
    return strcmp(a, b);
}

static int fits(const char *pattern, const char *name) {
    int old[61] = {1}, length = strlen(name);
    if (name[0] == '.' && pattern[0] != '.') return 0;
    for (; *pattern != '\0'; pattern++) {
        int new[61] = {*pattern == '*' && old[0]};
        for (int j = 1; j <= length; j++) {
            if (*pattern == '*') new[j] = old[j - 1] || new[j - 1];
            else new[j] = old[j - 1] && (*pattern == '?' || *pattern == name[j - 1]);
        }
        memcpy(old, new, sizeof old);
    }
    return old[length];
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
