#include <stdio.h>

int n, a, b, number = 0;

void ruler(int length) {
    if (length == 0) return;
    ruler(length - 1);
    number++;
    if (a <= number && number <= b) {
        for (int i = 0; i < length; i++) putchar('-');
        if (length == n) printf(" %d", number);
        putchar('\n');
    }
    ruler(length - 1);
}

int main(void) {
    scanf("%d %d %d", &n, &a, &b);
    ruler(n);
    return 0;
}
