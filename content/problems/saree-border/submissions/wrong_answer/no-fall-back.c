#include <stdio.h>
#include <string.h>

static char border[50100];
static int overlap[50100]; /* overlap[i]: longest beginning of the border that also ends at i */

int main(void) {
    scanf("%50099s", border);
    int n = (int)strlen(border);
    for (int i = 1, k = 0; i < n; i++) {
        if (border[i] != border[k]) k = 0;
        if (border[i] == border[k]) k++;
        overlap[i] = k;
    }
    int block = n - overlap[n - 1];
    printf("%d %d\n", block, n % block);
    return 0;
}
