#include <stdio.h>

static int marks[200000];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) scanf("%d", &marks[i]);
    while (q-- > 0) {
        int a, b, count = 0;
        scanf("%d %d", &a, &b);
        for (int i = 0; i < n; i++) {
            if (a <= marks[i] && marks[i] <= b) count++;
        }
        printf("%d\n", count);
    }
    return 0;
}
