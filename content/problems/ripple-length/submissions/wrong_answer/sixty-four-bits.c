#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char a[20001], b[20001];

int main(void) {
    scanf("%20000s %20000s", a, b);
    unsigned long long x = strtoull(a, NULL, 2), y = strtoull(b, NULL, 2), sum = x + y;
    int w = (int)strlen(a), run = 0, longest = 0, carry = 0;
    for (int i = w; i >= 0; i--) putchar(i < 64 && (sum >> i & 1) ? '1' : '0');
    for (int i = 0; i < w && i < 64; i++) {
        int ones = (int)(x >> i & 1) + (int)(y >> i & 1);
        carry = (ones + carry) / 2;
        if (ones == 2) run = 1;
        else if (carry) run++;
        if (run > longest) longest = run;
    }
    printf("\n%d\n", longest);
    return 0;
}
