#include <stdio.h>

int main(void) {
    int n, b, broken[81] = {0};
    int ways[81];
    scanf("%d %d", &n, &b);
    for (int i = 0; i < b; i++) {
        int step;
        scanf("%d", &step);
        broken[step] = 1;
    }
    ways[0] = 1;
    for (int s = 1; s <= n; s++) {
        if (broken[s]) ways[s] = 0;
        else if (s == 1) ways[s] = 1;
        else ways[s] = ways[s - 1] + ways[s - 2];
    }
    printf("%d\n", ways[n]);
    return 0;
}
