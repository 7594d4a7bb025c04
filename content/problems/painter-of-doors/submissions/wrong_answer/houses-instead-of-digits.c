#include <stdio.h>

int main(void) {
    int a, b, d, digits = 0, by_hand = 0;
    scanf("%d %d %d", &a, &b, &d);
    for (int house = a; house <= b; house++) {
        int rest = house, found = 0;
        for (int copy = house; copy > 0; copy /= 10) {
            if (copy % 10 == d) found = 1;
        }
        by_hand += found;
        while (rest > 0) {
            digits++;
            rest /= 10;
        }
    }
    printf("%d\n%d\n", digits, by_hand);
    return 0;
}
