#include <stdio.h>

static char bangles[60001], rod[60001];

int main(void) {
    int k, height = 0, packs = 0;
    scanf("%d %60000s", &k, bangles);
    for (int i = 0; bangles[i] != '\0'; i++) {
        rod[height++] = bangles[i];
        /* Your code here: are the k topmost equal? */
    }
    rod[height] = '\0';
    printf("%d\n%s\n", packs, height == 0 ? "EMPTY" : rod);
    return 0;
}
