#include <stdio.h>

int main(void) {
    long long n;
    scanf("%lld", &n);
    long long missing = n * (n + 1) / 2;
    for (int i = 1; i < n; i++) {
        int roll;
        scanf("%d", &roll);
        missing -= roll;
    }
    printf("%lld\n", missing);
    return 0;
}
