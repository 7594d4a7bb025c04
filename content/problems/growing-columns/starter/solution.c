#include <stdio.h>

int main(void) {
    int w, n, rounds = 0;
    int basis[100], grow[100], largest[100], width[100];
    scanf("%d %d", &w, &n);
    for (int i = 0; i < n; i++) {
        scanf("%d %d %d", &basis[i], &grow[i], &largest[i]);
        width[i] = basis[i];
    }

    /* Your code here. */

    int left = w;
    for (int i = 0; i < n; i++) {
        printf("%d ", width[i]);
        left -= width[i];
    }
    printf("\n%d %d\n", rounds, left);
    return 0;
}
