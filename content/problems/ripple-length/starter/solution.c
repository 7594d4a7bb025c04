#include <stdio.h>
#include <string.h>

static char a[20001], b[20001], sum[20002];

int main(void) {
    scanf("%20000s %20000s", a, b);
    int width = (int)strlen(a), carry = 0, longest = 0;
    for (int i = width - 1; i >= 0; i--) {
        /* Your code here: set sum[i + 1] and the new carry. */
        sum[i + 1] = '0';
    }
    sum[0] = (char)('0' + carry);
    printf("%s\n%d\n", sum, longest);
    return 0;
}
