#include <stdio.h>

int main(void) {
    int n, h1, m1, h2, m2;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%d:%d %d:%d", &h1, &m1, &h2, &m2);
        int start = 60 * h1 + m1;
        int end = 60 * h2 + m2;
        if (end <= start) end += 24 * 60;
        int middle = (start + end) / 2 % (24 * 60);
        printf("%02d:%02d %d\n", middle / 60, middle % 60, end - start);
    }
    return 0;
}
