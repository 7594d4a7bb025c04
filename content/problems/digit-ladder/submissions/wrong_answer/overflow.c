#include <stdio.h>

int main(void) {
    long long n;
    scanf("%lld", &n);
    n = (int)n;
    printf("%lld", n);
    while (n >= 10) {
        long long sum = 0;
        while (n > 0) {
            sum += n % 10;
            n /= 10;
        }
        n = sum;
        printf(" %lld", n);
    }
    printf("\n");
    return 0;
}
