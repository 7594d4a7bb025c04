#include <stdio.h>

int main(void) {
    int n;
    long long waited = 0, finished = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        long long arrival, seconds;
        scanf("%lld %lld", &arrival, &seconds);
        /* your code here */
    }
    printf("%lld %lld\n", waited, finished);
    return 0;
}
