#include <stdio.h>

int main(void) {
    int t;
    scanf("%d", &t);
    int fives = t / 500;
    printf("%d\n%d\n", fives * 5, fives * 500 - t);
    return 0;
}
