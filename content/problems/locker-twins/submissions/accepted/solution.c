#include <stdio.h>

static int is_prime(int n) {
    if (n < 2) return 0;
    for (int d = 2; d * d <= n; d++) {
        if (n % d == 0) return 0;
    }
    return 1;
}

int main(void) {
    int a, b, pairs = 0, last = 0;
    scanf("%d %d", &a, &b);
    for (int n = a; n + 2 <= b; n++) {
        if (is_prime(n) && is_prime(n + 2)) {
            pairs++;
            last = n;
        }
    }
    printf("%d %d\n", pairs, last);
    return 0;
}
