#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n, t;
    scanf("%d %d", &n, &t);
    for (int row = -n; row <= n; row++) {
        for (int column = -n; column <= n; column++) {
            int sum = abs(row) + abs(column);
            if (sum == n) putchar('*');
            else if (sum < n && (row == 0 || column == 0)) putchar('+');
            else putchar(' ');
        }
        putchar('\n');
    }
    for (int i = 1; i <= t; i++) {
        if (i % 3 == 0) printf("%*s<|>\n", n - 1, "");
        else printf("%*s|\n", n, "");
    }
    return 0;
}
