#include <stdio.h>

int main(void) {
    int number, hour, minute, platform;
    char name[13];
    scanf("%d %12s %d %d %d", &number, name, &hour, &minute, &platform);
    printf("%05d %-12s%02d:%02d%4d\n", number, name, hour, minute, platform);
    return 0;
}
