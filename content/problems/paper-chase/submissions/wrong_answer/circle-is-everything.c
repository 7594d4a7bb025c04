#include <stdio.h>

static int note[40001], step_at[40001];

int main(void) {
    int n, place, steps = 0;
    scanf("%d %d", &n, &place);
    for (int i = 1; i <= n; i++) scanf("%d", &note[i]);
    while (place != 0 && step_at[place] == 0) {
        steps++;
        step_at[place] = steps;
        place = note[place];
    }
    int circle = place == 0 ? 0 : steps;
    printf("%d %d\n", steps, circle);
    return 0;
}
