#include <stdio.h>
#include <string.h>

static long long read_weight(void) { /* in chhataks */
    long long maunds, seers, chhataks;
    scanf("%lld-%lld-%lld", &maunds, &seers, &chhataks);
    return (maunds * 40 + seers) * 16 + chhataks;
}

static void print_weight(long long w) {
    printf("%lld-%lld-%lld\n", w / 640, w / 16 % 40, w % 16);
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char kind[10];
        scanf("%9s", kind);
        long long a = read_weight(), b;
        if (strcmp(kind, "times") == 0) {
            scanf("%lld", &b);
            print_weight((int)(a * b));
            continue;
        }
        b = read_weight();
        if (strcmp(kind, "add") == 0) print_weight(a + b);
        else if (strcmp(kind, "compare") == 0) puts(a < b ? "<" : a == b ? "=" : ">");
        else if (a < b) puts("not enough");
        else print_weight(a - b);
    }
    return 0;
}
