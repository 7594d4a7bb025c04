#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char name[4], flags[5] = "";
        int w;
        long long a, b;
        scanf("%3s %d %lld %lld", name, &w, &a, &b);
        long long size = (unsigned)1 << (w & 31), half = size / 2;
        int subtract = strcmp(name, "SUB") == 0;
        long long sum = subtract ? a + (size - 1 - b) + 1 : a + b;
        long long result = sum % size;
        long long signed_a = a >= half ? a - size : a, signed_b = b >= half ? b - size : b;
        long long exact = subtract ? signed_a - signed_b : signed_a + signed_b;
        if (result >= half) strcat(flags, "N");
        if (result == 0) strcat(flags, "Z");
        if (sum >= size) strcat(flags, "C");
        if (exact < -half || exact >= half) strcat(flags, "V");
        printf("%lld %s\n", result, *flags ? flags : "-");
    }
    return 0;
}
