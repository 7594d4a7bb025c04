#include <stdio.h>
#include <stdlib.h>

static int left[20001], right[20001], height[20001];

static int leans(int node) {
    return abs(height[left[node]] - height[right[node]]) > 1;
}

int main(void) {
    int n, found = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%d %d", &left[i], &right[i]);
    for (int i = n; i >= 1; i--) {
        int a = height[left[i]], b = height[right[i]];
        height[i] = 1 + (a > b ? a : b);
    }
    printf("%d\n", height[1]);
    for (int i = 1; i <= n; i++) {
        if (leans(i)) printf(found++ == 0 ? "%d" : " %d", i);
    }
    puts(found == 0 ? "none" : "");
    return 0;
}
