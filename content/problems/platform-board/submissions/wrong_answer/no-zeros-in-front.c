#include <stdio.h>

int main(void) {
    int number, hour, minute, platform;
    char name[13];
    scanf("%d %12s %d %d %d", &number, name, &hour, &minute, &platform);
    printf("%5d %-12s%2d:%2d%4d\n", number, name, hour, minute, platform);
    return 0;
}
