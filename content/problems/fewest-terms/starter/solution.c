#include <stdio.h>

int main(void) {
    int t;
    scanf("%d", &t);
    for (int i = 0; i < t; i++) {
        int k, terms = 0, letters = 0;
        char column[17];
        scanf("%d %16s", &k, column);

        /* Your code here. */

        printf("%d %d\n", terms, letters);
    }
    return 0;
}
