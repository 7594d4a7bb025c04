#include <stdio.h>

int main(void) {
    int n, a[1000];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &a[i]);
    int exchanges = 0, walks = 0, exchanged;
    do {
        exchanged = 0;
        walks++;
        for (int i = 0; i + 1 < n; i++) {
            if (a[i] >= a[i + 1]) {
                int keep = a[i];
                a[i] = a[i + 1];
                a[i + 1] = keep;
                exchanges++;
                exchanged = 1;
            }
        }
    } while (exchanged);
    printf("%d %d\n", exchanges, walks);
    return 0;
}
