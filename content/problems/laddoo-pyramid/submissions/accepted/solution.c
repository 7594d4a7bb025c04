#include <stdio.h>

int main(void) {
    long long left, layers = 0;
    scanf("%lld", &left);
    long long next = 1;
    while (left >= next) {
        left -= next;
        layers++;
        next = (layers + 1) * (layers + 1);
    }
    printf("%lld %lld %lld\n", layers, left, next - left);
    return 0;
}
