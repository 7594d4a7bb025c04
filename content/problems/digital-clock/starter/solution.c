#include <stdio.h>

int main(void) {
    int s;
    scanf("%d", &s);

    printf("%d\n", s); /* Print the time instead. */
    return 0;
}
