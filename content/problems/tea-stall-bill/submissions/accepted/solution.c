#include <stdio.h>

int main(void) {
    int n, pieces = 0;
    double total = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int quantity;
        double price;
        char name[42];
        scanf("%d %lf %41[^\n]", &quantity, &price, name);
        printf("%-16.16s%5d%11.2f\n", name, quantity, quantity * price);
        pieces += quantity;
        total += quantity * price;
    }
    printf("--------------------------------\n");
    printf("%-16s%5d%11.2f\n", "Total", pieces, total);
    return 0;
}
