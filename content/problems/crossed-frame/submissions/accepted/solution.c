#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int r = 1; r <= n; r++) {
        for (int c = 1; c <= n; c++) {
            if (r == 1 || r == n || c == 1 || c == n || r == c || r + c == n + 1) {
                printf("#");
            } else {
                printf(".");
            }
        }
        printf("\n");
    }
    return 0;
}
