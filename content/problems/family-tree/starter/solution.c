#include <stdio.h>
#include <string.h>

int main(void) {
    int n, q;
    char child[12], mother[12], first[12], second[12];
    scanf("%d %d", &n, &q);
    while (n-- > 0) {
        scanf("%11s %11s", child, mother);
        /* your code here: remember who is whose mother */
    }
    while (q-- > 0) {
        scanf("%11s %11s", first, second);
        /* your code here */
        printf("not related\n");
    }
    return 0;
}
