#include <stdio.h>

int main(void) {
    int number, hour, minute, platform;
    char name[13];
    scanf("%d %12s %d %d %d", &number, name, &hour, &minute, &platform);

    /* Your code here: give each value its width. */
    printf("%d %s %d:%d %d\n", number, name, hour, minute, platform);
    return 0;
}
