#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char text[9];
        scanf("%8s", text);
        int bits = 4 * (int)strlen(text);
        long long value = strtoll(text, NULL, 16);
        if (value >= 1LL << (bits - 1)) value -= 1LL << bits;
        long long size = value < 0 ? -value : value;
        printf("%s%lld.%lld\n", value < 0 ? "-" : "", size / 10, size % 10);
    }
    return 0;
}
