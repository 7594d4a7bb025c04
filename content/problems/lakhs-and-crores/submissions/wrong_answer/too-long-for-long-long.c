#include <stdio.h>

static void print_groups(long long rupees) {
    if (rupees < 100) printf("%lld,", rupees);
    else {
        print_groups(rupees / 100);
        printf("%02lld,", rupees % 100);
    }
}

int main(void) {
    int n;
    long long rupees;
    char rest[210];
    scanf("%d ", &n);
    while (n-- > 0) {
        int sign = getchar();
        if (sign == '-') putchar('-');
        else ungetc(sign, stdin);
        scanf("%lld", &rupees);
        if (rupees >= 1000) {
            print_groups(rupees / 1000);
            printf("%03lld", rupees % 1000);
        } else {
            printf("%lld", rupees);
        }
        if (fgets(rest, sizeof rest, stdin) != NULL) printf("%s", rest);
    }
    return 0;
}
