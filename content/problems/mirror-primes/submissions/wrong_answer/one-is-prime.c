#include <stdio.h>

int is_prime(int n) {
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0) return 0;
    return 1;
}

int mirror(int n) {
    int result = 0;
    while (n > 0) {
        result = result * 10 + n % 10;
        n /= 10;
    }
    return result;
}

int main(void) {
    int a, b, count = 0, largest = 0;
    scanf("%d %d", &a, &b);
    for (int n = a; n <= b; n++) {
        if ((mirror(n) != n || n == 1) && is_prime(n) && is_prime(mirror(n))) {
            count++;
            largest = n;
        }
    }
    if (count == 0) printf("0 -\n");
    else printf("%d %d\n", count, largest);
    return 0;
}
