#include <stdio.h>

int main(void) {
    int q;
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        char command[8];
        scanf("%7s", command);
        /* Your code here: carry out the command (TYPE is followed by a word). */
    }

    /* Your code here: print the words of the text, or (empty). */
    return 0;
}
