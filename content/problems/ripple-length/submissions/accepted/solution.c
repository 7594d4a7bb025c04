#include <stdio.h>
#include <string.h>

static char a[20001], b[20001], sum[20002];

int main(void) {
    scanf("%20000s %20000s", a, b);
    int w = (int)strlen(a), carry = 0, run = 0, longest = 0;
    for (int i = w - 1; i >= 0; i--) {
        int ones = (a[i] - '0') + (b[i] - '0');
        sum[i + 1] = (char)('0' + (ones + carry) % 2);
        carry = (ones + carry) / 2;
        if (ones == 2) run = 1;
        else if (carry) run++;
        if (run > longest) longest = run;
    }
    sum[0] = (char)('0' + carry);
    printf("%s\n%d\n", sum, longest);
    return 0;
}
