#include <stdio.h>

int main(void) {
    unsigned a, b;
    scanf("%u %u", &a, &b);
    int flips = 0, ups = 0;
    for (int i = 0; i < 30; i++) {
        int from = a >> i & 1, to = b >> i & 1;
        if (from != to) {
            flips++;
            ups += to;
        }
    }
    printf("%d %d\n", flips, ups);
    return 0;
}
