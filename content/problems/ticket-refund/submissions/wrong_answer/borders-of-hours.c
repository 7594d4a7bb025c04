#include <stdio.h>

int main(void) {
    int class, fare, minutes, charge, kept;
    scanf("%d %d %d", &class, &fare, &minutes);
    switch (class) {
    case 1: charge = 240; break;
    case 2: charge = 200; break;
    case 3: charge = 180; break;
    default: charge = 60;
    }
    if (minutes >= 48 * 60) kept = charge;
    else if (minutes >= 12 * 60) kept = (fare + 3) / 4;
    else if (minutes >= 4 * 60) kept = (fare + 1) / 2;
    else kept = fare;
    if (kept < charge) kept = charge;
    if (kept > fare) kept = fare;
    printf("%d\n", fare - kept);
    return 0;
}
