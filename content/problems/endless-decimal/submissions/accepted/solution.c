#include <stdio.h>

static int first_at[20001];
static char digits[20002];

int main(void) {
    int a, b;
    scanf("%d %d", &a, &b);
    printf("%d", a / b);
    int rest = a % b, count = 0;
    while (rest > 0 && first_at[rest] == 0) {
        first_at[rest] = count + 1;
        digits[count++] = '0' + rest * 10 / b;
        rest = rest * 10 % b;
    }
    if (count > 0) putchar('.');
    if (rest == 0) {
        printf("%s\n", digits);
    } else {
        int before = first_at[rest] - 1;
        printf("%.*s(%s)\n", before, digits, digits + before);
    }
    return 0;
}
