#include <stdio.h>

int main(void) {
    int target, made, overs, bowled, extra;
    scanf("%d %d", &target, &made);
    scanf("%d", &overs);
    scanf("%d.%d", &bowled, &extra);
    int runs = target - made;
    int balls = 6 * overs - (6 * bowled + extra);
    int tenths = (60 * runs + balls - 1) / balls;
    printf("%d runs from %d balls\n", runs, balls);
    printf("%d.%d\n", tenths / 10, tenths % 10);
    return 0;
}
