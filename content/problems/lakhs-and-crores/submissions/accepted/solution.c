#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    char amount[210];
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%209s", amount);
        int start = amount[0] == '-';
        int end = (int)strcspn(amount, ".");
        for (int i = 0; amount[i] != '\0'; i++) {
            int behind = end - i;
            if (i > start && behind >= 3 && behind % 2 == 1) putchar(',');
            putchar(amount[i]);
        }
        putchar('\n');
    }
    return 0;
}
