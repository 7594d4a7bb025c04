#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char words[50000][31];

static int longer_first(const void *a, const void *b) {
    int difference = (int)strlen(b) - (int)strlen(a);
    return difference != 0 ? difference : strcmp(a, b);
}

int main(void) {
    int k, m, c, count = 0, length = 0, different = 0;
    scanf("%d %d", &k, &m);
    do {
        c = getchar();
        if (c != EOF && isalpha(c)) {
            words[count][length++] = tolower(c);
        } else {
            words[count][length] = '\0';
            if (length >= k) count++;
            length = 0;
        }
    } while (c != EOF);
    qsort(words, count, sizeof words[0], longer_first);
    for (int i = 0; i < count; i++) {
        if (i > 0 && strcmp(words[i], words[i - 1]) == 0) continue;
        if (different < m) printf("%s\n", words[i]);
        different++;
    }
    printf("%d\n", different);
    return 0;
}
