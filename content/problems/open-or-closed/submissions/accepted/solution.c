#include <stdio.h>

int main(void) {
    int h[3], m[3], t[3];
    for (int i = 0; i < 3; i++) {
        scanf("%d %d", &h[i], &m[i]);
        t[i] = h[i] * 60 + m[i];
    }
    int open;
    if (t[0] == t[1]) open = 1;
    else if (t[0] < t[1]) open = t[0] <= t[2] && t[2] < t[1];
    else open = t[2] >= t[0] || t[2] < t[1];
    printf("%s\n", open ? "open" : "closed");
    return 0;
}
