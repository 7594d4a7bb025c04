#include <stdio.h>

int main(void) {
    int n, g;
    scanf("%d %d", &n, &g);
    for (int i = 0; i < n; i++) {
        int weight, points;
        scanf("%d %d", &weight, &points);
        /* Your code here: think about this present. */
    }

    /* Your code here: print the points and the weight of the best hamper. */
    return 0;
}
