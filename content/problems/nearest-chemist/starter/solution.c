#include <stdio.h>

int main(void) {
    int n, x;
    char event;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf(" %c %d", &event, &x);
        if (event == '+') {
            /* Your code here: the chemist at x opens. */
        } else if (event == '-') {
            /* Your code here: it closes. */
        } else {
            puts("NONE"); /* Your code here: the nearest one to x. */
        }
    }
    return 0;
}
