#include <stdio.h>

int main(void) {
    int n, m, quarrels[15] = {0}, largest = 0, ways = 0;
    scanf("%d %d", &n, &m);
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        quarrels[a - 1] |= 1 << (b - 1);
        quarrels[b - 1] |= 1 << (a - 1);
    }
    for (int group = 0; group < 1 << n; group++) {
        int size = 0, peaceful = 1;
        for (int i = 0; i < n; i++) {
            if ((group >> i & 1) == 0) continue;
            size++;
            if ((quarrels[i] & group) != 0) peaceful = 0;
        }
        if (!peaceful || size < largest) continue;
        if (size > largest) {
            largest = size;
        }
        ways++;
    }
    printf("%d %d\n", largest, ways);
    return 0;
}
