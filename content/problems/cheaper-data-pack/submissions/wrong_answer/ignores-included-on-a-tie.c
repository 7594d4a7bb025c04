#include <stdio.h>

int cost(int use, int price, int included, int extra) {
    if (use <= included) return price;
    if (extra == 0) return -1;
    return price + (use - included) * extra;
}

int main(void) {
    int u, p, q, g, h, e, f;
    scanf("%d %d %d %d %d %d %d", &u, &p, &g, &e, &q, &h, &f);
    int a = cost(u, p, g, e);
    int b = cost(u, q, h, f);
    if (a < 0 && b < 0) printf("none\n");
    else if (b < 0) printf("A %d\n", a);
    else if (a < 0) printf("B %d\n", b);
    else if (a < b) printf("A %d\n", a);
    else if (b < a) printf("B %d\n", b);
    else printf("either %d\n", a);
    return 0;
}
