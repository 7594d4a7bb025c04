#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    int thousands = n / 1000;
    int hundreds = n / 100 % 10;
    int tens = n / 10 % 10;
    int ones = n % 10;
    int inside = ones * 1000 + tens * 100 + hundreds * 10 + thousands;
    printf("%d %d\n", inside, inside - n);
    return 0;
}
