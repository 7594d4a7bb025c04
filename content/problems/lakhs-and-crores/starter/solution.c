#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    char amount[210];
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%209s", amount);
        for (int i = 0; amount[i] != '\0'; i++) {
            /* Your code here: does a comma belong in front of this character? */
            putchar(amount[i]);
        }
        putchar('\n');
    }
    return 0;
}
