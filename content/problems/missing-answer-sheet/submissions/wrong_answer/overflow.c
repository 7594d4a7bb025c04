#include <stdio.h>

int main(void) {
    unsigned short n, missing;
    scanf("%hu", &n);
    missing = (unsigned short)((unsigned)n * (n + 1u)) / 2;
    for (int i = 1; i < n; i++) {
        int roll;
        scanf("%d", &roll);
        missing -= roll;
    }
    printf("%hu\n", missing);
    return 0;
}
