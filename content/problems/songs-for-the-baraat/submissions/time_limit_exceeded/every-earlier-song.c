#include <stdio.h>

static int tempo[200000], up[200000], down[200000];

int main(void) {
    int n, most = 0, fastest = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &tempo[i]);
    for (int i = 0; i < n; i++) {
        up[i] = 1;
        for (int k = 0; k < i; k++)
            if (tempo[k] < tempo[i] && up[k] + 1 > up[i]) up[i] = up[k] + 1;
    }
    for (int i = n - 1; i >= 0; i--) {
        down[i] = 1;
        for (int k = i + 1; k < n; k++)
            if (tempo[k] < tempo[i] && down[k] + 1 > down[i]) down[i] = down[k] + 1;
        if (up[i] + down[i] - 1 >= most) {
            most = up[i] + down[i] - 1;
            fastest = i + 1;
        }
    }
    printf("%d %d\n", most, fastest);
    return 0;
}
