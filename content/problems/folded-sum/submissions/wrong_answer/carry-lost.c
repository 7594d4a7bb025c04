#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        unsigned byte, sum = 0;
        int high = 1;
        char behind = ' ';
        while (behind == ' ') {
            scanf("%2x", &byte);
            sum += high ? byte << 8 : byte;
            high = !high;
            if (scanf("%c", &behind) != 1) behind = '\n';
        }
        sum &= 0xffff;
        printf("%04x\n", ~sum & 0xffff);
    }
    return 0;
}
