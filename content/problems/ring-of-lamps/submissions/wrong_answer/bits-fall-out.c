#include <stdio.h>
#include <string.h>

static unsigned forward(unsigned x, int k) {
    return x << k & 0xFFFF;
}

static int lamps_on(unsigned x) {
    int count = 0;
    for (int i = 0; i < 16; i++) count += x >> i & 1;
    return count;
}

int main(void) {
    unsigned x;
    int n;
    scanf("%u %d", &x, &n);
    while (n-- > 0) {
        char command[8];
        int k;
        scanf("%7s %d", command, &k);
        if (strcmp(command, "forward") == 0) x = forward(x, k % 16);
        else if (strcmp(command, "back") == 0) x = forward(x, 16 - k % 16);
        else x ^= 1u << k;
        printf("%u %d\n", x, lamps_on(x));
    }
    return 0;
}
