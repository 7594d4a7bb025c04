#include <stdio.h>

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    int drunk = n, empty = n;
    if (empty >= k) {
        int full = empty / k;
        empty = full + empty % k;
        drunk += full;
    }
    printf("%d %d\n", drunk, empty);
    return 0;
}
