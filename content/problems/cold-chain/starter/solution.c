#include <stdio.h>

int main(void) {
    int n, d;
    scanf("%d %d", &n, &d);
    static int temperature[200000];
    for (int i = 0; i < n; i++) scanf("%d", &temperature[i]);

    /* Your code here: print the length and the beginning of the first longest steady stretch. */
    return 0;
}
