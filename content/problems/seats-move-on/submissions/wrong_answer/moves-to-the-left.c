#include <stdio.h>

int main(void) {
    char a[21], b[21], c[21];
    scanf("%20s %20s %20s", a, b, c);
    printf("%s %s %s\n", b, c, a);
    printf("%s %s %s\n", a, c, b);
    printf("%s %s %s\n", c, b, a);
    return 0;
}
