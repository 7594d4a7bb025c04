#include <stdio.h>

int main(void) {
    int page, gap, n, total = 0;
    scanf("%d %d %d", &page, &gap, &n);
    for (int i = 0; i < n; i++) {
        int width, height;
        scanf("%d %d", &width, &height);

        /* Your code here: does the card fit into the current line? */
    }
    printf("%d\n", total);
    return 0;
}
