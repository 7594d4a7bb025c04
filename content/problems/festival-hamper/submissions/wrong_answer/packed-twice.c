#include <stdio.h>

/* joy[w]: the most points with a weight of at most w */
static int joy[5001];

int main(void) {
    int n, g;
    scanf("%d %d", &n, &g);
    for (int i = 0; i < n; i++) {
        int weight, points;
        scanf("%d %d", &weight, &points);
        for (int w = weight; w <= g; w++) {
            int with = joy[w - weight] + points;
            if (with > joy[w]) joy[w] = with;
        }
    }
    int lightest = 0;
    while (joy[lightest] < joy[g]) lightest++;
    printf("%d %d\n", joy[g], lightest);
    return 0;
}
