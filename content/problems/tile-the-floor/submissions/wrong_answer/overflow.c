#include <stdio.h>

int main(void) {
    int l, w, t, k;
    scanf("%d %d %d %d", &l, &w, &t, &k);
    int tiles = ((l + t - 1) / t) * ((w + t - 1) / t);
    int boxes = (tiles + k - 1) / k;
    printf("%d %d\n", boxes, boxes * k - tiles);
    return 0;
}
