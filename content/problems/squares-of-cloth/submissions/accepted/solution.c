#include <stdio.h>

int main(void) {
    int a, b, squares = 0;
    scanf("%d %d", &a, &b);
    while (b > 0) {
        squares += a / b;
        int rest = a % b;
        a = b;
        b = rest;
    }
    printf("%d %d\n", squares, a);
    return 0;
}
