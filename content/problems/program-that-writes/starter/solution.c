#include <stdio.h>

int main(void) {
    char name[16];
    scanf("%15s", name);

    /* Your code here: print the six lines. This is the first one. */
    printf("public class Main {\n");
    return 0;
}
