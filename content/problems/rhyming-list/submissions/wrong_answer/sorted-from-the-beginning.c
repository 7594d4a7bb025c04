#include <stdio.h>
#include <stdlib.h>
#include <string.h>



static int rhyme(const char *x, const char *y) {
    return strcmp(x + strlen(x) - 2, y + strlen(y) - 2) == 0;
}

int main(void) {
    static char words[500][21];
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%20s", words[i]);
    qsort(words, n, sizeof(words[0]), (int (*)(const void *, const void *))strcmp);
    for (int i = 0; i < n; i++) {
        if (i > 0) printf(rhyme(words[i - 1], words[i]) ? " " : "\n");
        printf("%s", words[i]);
    }
    printf("\n");
    return 0;
}
