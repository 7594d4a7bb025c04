#include <stdio.h>

int main(void) {
    long long l, w, t, k;
    scanf("%lld %lld %lld %lld", &l, &w, &t, &k);
    long long tiles = ((l + t - 1) / t) * ((w + t - 1) / t);
    long long boxes = (tiles + k - 1) / k;
    printf("%lld %lld\n", boxes, boxes * k - tiles);
    return 0;
}
