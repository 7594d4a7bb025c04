#include <stdio.h>

int main(void) {
    int t, n;
    scanf("%d %d", &t, &n);
    while (n-- > 0) {
        char kind, value[8];
        int who;
        scanf(" %c%d %7s", &kind, &who, value);
        /* your code here */
    }
    puts("not serializable");
    return 0;
}
