#include <stdio.h>

static int table[2001], owner[2001];
static char name[201][21];

int main(void) {
    int n, f;
    scanf("%d %d", &n, &f);
    for (int i = 1; i <= n; i++) scanf("%d", &table[i]);
    for (int file = 1; file <= f; file++) {
        int block, blocks = 0;
        scanf("%20s %d", name[file], &block);
        while (block != -1 && table[block] != 0 && owner[block] == 0) {
            owner[block] = file;
            blocks++;
            block = table[block];
        }
        if (block != -1 && table[block] == 0) {
            for (int i = 1; i <= n; i++) {
                if (owner[i] == file) owner[i] = 0;
            }
        }
        printf("%s ", name[file]);
        if (block == -1) printf("ok %d\n", blocks);
        else if (table[block] == 0) printf("free %d\n", block);
        else if (owner[block] == file) printf("loop %d\n", block);
        else printf("shared %d %s\n", block, name[owner[block]]);
    }
    int lost = 0;
    for (int i = 1; i <= n; i++) {
        if (table[i] != 0 && owner[i] == 0) lost++;
    }
    printf("%d\n", lost);
    return 0;
}
