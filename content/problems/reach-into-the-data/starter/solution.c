#include <stdio.h>

static char document[20100];

int main(void) {
    int q;
    fgets(document, sizeof document, stdin);
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        char path[4096];
        scanf("%4095s", path);

        /* Your code here: follow the path through the document. */
        printf("missing\n");
    }
    return 0;
}
