#include <stdio.h>

static int slots[200000], count[1001], begin[1001];

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) {
        scanf("%d", &slots[i]);
        count[slots[i]]++;
    }
    int place = 1;
    for (int slot = 1; slot <= k; slot++) {
        begin[slot] = place;
        place += count[slot];
    }
    for (int i = 0; i < n; i++) printf("%d ", begin[slots[i]]++);
    printf("\n");
    return 0;
}
