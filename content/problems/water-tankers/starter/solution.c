#include <stdio.h>

int main(void) {
    int n, t;
    scanf("%d %d", &n, &t);
    static int need[20000];
    for (int i = 0; i < n; i++) scanf("%d", &need[i]);

    /* Your code here: find the smallest size of the tanker. */
    return 0;
}
