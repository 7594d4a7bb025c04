#include <stdio.h>

static char bangles[60001], rod[60002];
static int row[60002]; /* how many equal ones lie in a row, up to each height */

int main(void) {
    int k, height = 0, packs = 0;
    scanf("%d %60000s", &k, bangles);
    for (int i = 0; bangles[i] != '\0'; i++) {
        height++;
        rod[height] = bangles[i];
        row[height] = rod[height - 1] == rod[height] ? row[height - 1] + 1 : 1;
        if (row[height] == k) {
            rod[height - k + 1] = 0;
            row[height - k] = 0;
            height -= k;
            packs++;
        }
    }
    rod[height + 1] = '\0';
    printf("%d\n%s\n", packs, height == 0 ? "EMPTY" : rod + 1);
    return 0;
}
