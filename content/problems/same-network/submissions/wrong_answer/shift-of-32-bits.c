#include <stdio.h>

static void show(long long address) {
    printf("%lld.%lld.%lld.%lld ", address >> 24, address >> 16 & 255, address >> 8 & 255, address & 255);
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        long long a, b, c, d, e, f, g, h;
        int p;
        scanf("%lld.%lld.%lld.%lld/%d %lld.%lld.%lld.%lld", &a, &b, &c, &d, &p, &e, &f, &g, &h);
        long long machine = a << 24 | b << 16 | c << 8 | d;
        long long receiver = e << 24 | f << 16 | g << 8 | h;
        long long size = 1 << (32 - p);
        long long first = machine / size * size;
        long long last = first + size - 1;
        show(first);
        show(last);
        puts(first <= receiver && receiver <= last ? "direct" : "router");
    }
    return 0;
}
