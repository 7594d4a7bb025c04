#include <stdio.h>

int main(void) {
    int a, d, n;
    scanf("%d %d %d", &a, &d, &n);
    int last = a + (n - 1) * d;
    printf("%d\n%d\n", last, n / 2 * (a + last));
    return 0;
}
