#include <stdio.h>

int main(void) {
    int hours, minutes, d;
    scanf("%d:%d %d", &hours, &minutes, &d);
    int time = (60 * hours + minutes + d + 1440) % 1440;
    printf("%02d:%02d\n", time / 60, time % 60);
    return 0;
}
