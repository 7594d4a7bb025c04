#include <stdio.h>

static int books[200000], least[200000];

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &books[i]);
    least[n - 1] = books[n - 1];
    for (int i = n - 2; i >= 0; i--) least[i] = books[i] < least[i + 1] ? books[i] : least[i + 1];
    int parts = 0, largest = 0, most = 0, begin = 0;
    for (int i = 0; i < n; i++) {
        if (books[i] > most) most = books[i];
        if (i == n - 1 || most <= least[i + 1]) {
            parts++;
            if (i + 1 - begin > largest) largest = i + 1 - begin;
            begin = i + 1;
        }
    }
    printf("%d %d\n", parts, largest);
    return 0;
}
