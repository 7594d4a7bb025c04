#include <stdio.h>

int main(void) {
    int number = 0, deepest = 0;
    char tag[16];
    /* Reads what stands between < and >, such as "ul", "/ul" or "br/". */
    while (scanf(" <%14[^>]>", tag) == 1) {
        number++;

        /* Your code here. */
    }
    printf("ok %d\n", deepest);
    return 0;
}
