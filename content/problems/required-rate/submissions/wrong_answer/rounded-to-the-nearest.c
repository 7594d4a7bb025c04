#include <stdio.h>

int main(void) {
    int target, made, overs, bowled, extra;
    scanf("%d %d", &target, &made);
    scanf("%d", &overs);
    scanf("%d.%d", &bowled, &extra);
    int runs = target - made;
    int balls = 6 * overs - (6 * bowled + extra);
    double rate = 6.0 * runs / balls;
    printf("%d runs from %d balls\n", runs, balls);
    printf("%.1f\n", rate);
    return 0;
}
