#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n;
    char kind[10];
    scanf("%d %9s", &n, kind);
    int middle = n / 2;
    for (int r = 0; r <= middle; r++) {
        for (int c = 0; c < n; c++) {
            int distance = abs(r - middle) + abs(c - middle);
            int powder = kind[0] == 'F' ? distance <= middle : distance == middle;
            putchar(powder ? '*' : '.');
        }
        putchar('\n');
    }
    return 0;
}
