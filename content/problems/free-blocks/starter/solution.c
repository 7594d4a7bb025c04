#include <stdio.h>

int main(void) {
    int m, q;
    scanf("%d %d", &m, &q);
    while (q-- > 0) {
        char what[8];
        int number, size;
        scanf("%7s %d", what, &number);
        if (what[0] == 'G') {
            scanf("%d", &size);
            /* your code here: GET */
        } else {
            /* your code here: FREE */
        }
    }
    int total = 0, longest = 0;
    printf("%d %d\n", total, longest);
    return 0;
}
