#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n;
    long long coefficient[14] = {1}; /* its place is the power */
    scanf("%d", &n);
    for (int degree = 1; degree <= n; degree++) {
        int root;
        scanf("%d", &root);
        for (int power = degree; power > 0; power--) coefficient[power] = coefficient[power - 1] - root * coefficient[power];
        coefficient[0] *= -root;
    }
    for (int power = n; power >= 0; power--) {
        long long c = coefficient[power];
        if (c == 0) continue;
        if (power < n) printf(c > 0 ? " + " : " - ");
        if (power == 0 || llabs(c) != 1) printf("%lld", llabs(c));
        if (power >= 1) printf("x");
        if (power >= 2) printf("^%d", power);
    }
    printf("\n");
    return 0;
}
