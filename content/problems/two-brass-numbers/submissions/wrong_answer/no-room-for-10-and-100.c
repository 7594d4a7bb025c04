#include <stdio.h>

/* The smallest power of ten that is larger than n. */
int place_behind(int n) {
    int place = 1;
    while (place < n) place *= 10;
    return place;
}

int main(void) {
    int a, b;
    scanf("%d %d", &a, &b);
    int gate = a * place_behind(b) + b;
    int other = b * place_behind(a) + a;
    printf("gate: %d\n", gate);
    printf("other way: %d\n", other);
    printf("difference: %d\n", other - gate);
    printf("sum: %d\n", a + b);
    return 0;
}
