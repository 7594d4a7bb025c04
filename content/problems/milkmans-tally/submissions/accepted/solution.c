#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int stroke = 1; stroke <= n; stroke++) {
        if (stroke % 5 == 0) printf("/");
        else printf("|");
        if (stroke % 20 == 0 || stroke == n) printf("\n");
        else if (stroke % 5 == 0) printf(" ");
    }
    return 0;
}
