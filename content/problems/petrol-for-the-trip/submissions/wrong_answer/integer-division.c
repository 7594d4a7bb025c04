#include <stdio.h>

int main(void) {
    int d, m, k;
    double p;
    scanf("%d %d %lf %d", &d, &m, &p, &k);
    double litres = 2 * d / m;
    printf("%.2f\n%.2f\n", litres, litres * p / k);
    return 0;
}
