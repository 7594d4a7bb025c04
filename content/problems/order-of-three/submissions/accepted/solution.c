#include <stdio.h>

int put_in_order(int *left, int *right) {
    if (*left <= *right) return 0;
    int keep = *left;
    *left = *right;
    *right = keep;
    return 1;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        int exchanges = put_in_order(&a, &b);
        exchanges += put_in_order(&b, &c);
        exchanges += put_in_order(&a, &b);
        printf("%d %d %d %d\n", a, b, c, exchanges);
    }
    return 0;
}
