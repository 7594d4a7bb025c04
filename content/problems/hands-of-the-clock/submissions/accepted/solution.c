#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int hour, minute;
    scanf("%d %d", &hour, &minute);
    int short_hand = hour % 12 * 60 + minute;
    int long_hand = minute * 12;
    int angle = abs(short_hand - long_hand);
    if (angle > 360) angle = 720 - angle;
    printf("%d\n", angle);
    return 0;
}
