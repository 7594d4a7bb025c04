#include <stdio.h>

int main(void) {
    int n, number, left = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &number);
        left ^= number;
    }
    printf("%d\n%d\n", left, n / 2);
    return 0;
}
