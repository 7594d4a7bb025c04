#include <stdio.h>

int main(void) {
    long long a, b, t, sounds = 0, together = 0;
    scanf("%lld %lld %lld", &a, &b, &t);
    for (long long s = 0; s <= t; s++) {
        if (s % a == 0 || s % b == 0) sounds++;
        if (s % a == 0 && s % b == 0) together++;
    }
    printf("%lld %lld\n", sounds, together);
    return 0;
}
