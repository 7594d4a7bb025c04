#include <stdio.h>

int main(void) {
    int steps, day = 0, streak = 0, best = 0, start = 0;
    while (scanf("%d", &steps) == 1 && steps != -1) {
        day++;
        if (steps >= 8000) streak++;
        else streak = 0;
        if (streak > best) {
            best = streak;
            start = day - streak + 1;
        }
    }
    printf("%d %d\n", best, start);
    return 0;
}
