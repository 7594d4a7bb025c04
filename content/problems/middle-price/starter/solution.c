#include <stdio.h>

int main(void) {
    int q;
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        char sign[2];
        int x;
        scanf("%1s %d", sign, &x);
        /* Your code here: carry out this change and print the middle price, or closed. */
    }
    return 0;
}
