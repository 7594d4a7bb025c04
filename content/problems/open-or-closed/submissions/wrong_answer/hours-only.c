#include <stdio.h>

int main(void) {
    int h[3], m[3];
    for (int i = 0; i < 3; i++) scanf("%d %d", &h[i], &m[i]);
    int open;
    if (h[0] == h[1]) open = 1;
    else if (h[0] < h[1]) open = h[0] <= h[2] && h[2] < h[1];
    else open = h[2] >= h[0] || h[2] < h[1];
    printf("%s\n", open ? "open" : "closed");
    return 0;
}
