#include <stdio.h>

static char names[200][50][12];
static int size[200];

int main(void) {
    int k, m, longest = 0, marched = 0, last = 0;
    scanf("%d %d", &k, &m);
    for (int c = 0; c < k; c++) {
        scanf("%d", &size[c]);
        for (int i = 0; i < size[c]; i++) scanf("%11s", names[c][i]);
        if (size[c] > longest) longest = size[c];
    }
    for (int c = 0; c < k; c++) {
        for (int i = 0; i < longest; i++) {
            if (i >= size[c]) continue;
            marched++;
            last = c + 1;
            printf("%d %s%s\n", c + 1, names[c][i], marched % m == 0 ? " flag" : "");
        }
    }
    printf("%d %d\n", marched / m, last);
    return 0;
}
