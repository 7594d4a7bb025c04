#include <stdio.h>

int main(void) {
    char name[16], file[24];
    int percent;
    scanf("%15s %23s %d", name, file, &percent);

    /* Your code here: print the three lines. This is the second one without its tab. */
    printf("name: %s\n", name);
    return 0;
}
