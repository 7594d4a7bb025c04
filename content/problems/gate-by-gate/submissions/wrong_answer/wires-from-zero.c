#include <stdio.h>
#include <string.h>

int main(void) {
    int n, g, wire[3001];
    scanf("%d %d", &n, &g);
    for (int i = 1; i <= n; i++) {
        char digit;
        scanf(" %c", &digit);
        wire[i] = digit - '0';
    }
    for (int i = n + 1; i <= n + g; i++) {
        char kind[8];
        int a, b;
        scanf("%7s %d", kind, &a);
        b = a;
        if (strcmp(kind, "NOT") != 0) scanf("%d", &b);
        int x = wire[a > 1 ? a - 1 : 1], y = wire[b];
        if (strcmp(kind, "AND") == 0) wire[i] = x & y;
        else if (strcmp(kind, "OR") == 0) wire[i] = x | y;
        else if (strcmp(kind, "XOR") == 0) wire[i] = x ^ y;
        else if (strcmp(kind, "NOR") == 0) wire[i] = !(x | y);
        else wire[i] = !(x & y); /* NAND, and NOT with both inputs the same */
        printf("%d", wire[i]);
    }
    printf("\n");
    return 0;
}
