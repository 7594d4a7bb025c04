#include <stdio.h>

static int books[200000];

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &books[i]);
    int parts = 0, largest = 0, begin = 0;
    for (int end = 1; end <= n; end++) {
        int most = 0, least = 1000000000;
        for (int i = 0; i < end; i++) {
            if (books[i] > most) most = books[i];
        }
        for (int i = end; i < n; i++) {
            if (books[i] < least) least = books[i];
        }
        if (most <= least) {
            parts++;
            if (end - begin > largest) largest = end - begin;
            begin = end;
        }
    }
    printf("%d %d\n", parts, largest);
    return 0;
}
