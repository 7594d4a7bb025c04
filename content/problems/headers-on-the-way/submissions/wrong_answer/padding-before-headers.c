#include <stdio.h>

int main(void) {
    long long m, p, f, headers = 0;
    int k;
    scanf("%lld %lld %lld %d", &m, &p, &f, &k);
    while (k-- > 0) {
        int header;
        scanf("%d", &header);
        headers += header;
    }
    long long frames = m / p, rest = m % p;
    long long full = (p > f ? p : f) + headers;
    long long bytes = frames * full;
    if (rest > 0) {
        frames++;
        bytes += (rest > f ? rest : f) + headers;
    }
    printf("%lld %lld %lld\n", frames, bytes, 100 * m / bytes);
    return 0;
}
