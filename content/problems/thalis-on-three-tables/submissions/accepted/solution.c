#include <stdio.h>

static void carry(int n, char from, char to, char third) {
    if (n == 0) return;
    carry(n - 1, from, third, to);
    printf("%d %c %c\n", n, from, to);
    carry(n - 1, third, to, from);
}

int main(void) {
    int n;
    char from, to;
    scanf("%d %c %c", &n, &from, &to);
    printf("%d\n", (1 << n) - 1);
    carry(n, from, to, 'A' + 'B' + 'C' - from - to);
    return 0;
}
