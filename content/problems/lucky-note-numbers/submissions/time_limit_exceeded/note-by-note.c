#include <stdio.h>

int main(void) {
    long long a, b, lucky = 0;
    int k;
    scanf("%lld %lld %d", &a, &b, &k);
    for (long long note = a; note <= b; note++) {
        int sum = 0;
        for (long long rest = note; rest > 0; rest /= 10) sum += rest % 10;
        if (note % k == 0 && sum % k == 0) lucky++;
    }
    printf("%lld\n", lucky);
    return 0;
}
