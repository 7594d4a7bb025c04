#include <stdio.h>

int main(void) {
    int a, b, d, digits = 0, by_hand = 0;
    scanf("%d %d %d", &a, &b, &d);
    for (int house = a; house <= b; house++) {
        int rest = house;
        while (rest > 0) {
            digits++;
            if (rest % 10 == d) by_hand++;
            rest /= 10;
        }
    }
    printf("%d\n%d\n", digits, by_hand);
    return 0;
}
