#include <stdio.h>

int main(void) {
    long long size, frame[1000];
    int pages, q;
    char right[1000];
    scanf("%lld %d %d", &size, &pages, &q);
    for (int i = 0; i < pages; i++) scanf("%lld %c", &frame[i], &right[i]);
    while (q-- > 0) {
        char how;
        long long address;
        scanf(" %c %lld", &how, &address);
        long long page = address / size;
        if (page >= pages || (how == 'W' && right[page] == 'R')) puts("segmentation fault");
        else if (frame[page] < 0) puts("page fault");
        else printf("%lld\n", frame[page] * size + address % size);
    }
    return 0;
}
