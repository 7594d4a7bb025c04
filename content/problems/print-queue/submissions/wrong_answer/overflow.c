#include <stdio.h>

int main(void) {
    int n;
    int free_at = 0, waited = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        long long a, t;
        scanf("%lld %lld", &a, &t);
        long long start = a > free_at ? a : free_at;
        waited = (int)(unsigned)(waited + start - a);
        free_at = start + t;
    }
    printf("%d %d\n", waited, free_at);
    return 0;
}
