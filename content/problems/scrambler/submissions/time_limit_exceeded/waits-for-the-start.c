#include <stdio.h>

static int n, k, tap[16];

static int next(int state) {
    int entering = 0;
    for (int i = 0; i < k; i++) entering ^= state >> (tap[i] - 1) & 1;
    return (state << 1 & ((1 << n) - 1)) | entering;
}

int main(void) {
    int start = 0, ring = 0;
    char digits[17];
    scanf("%d %d", &n, &k);
    for (int i = 0; i < k; i++) scanf("%d", &tap[i]);
    scanf("%16s", digits);
    for (int i = 0; i < n; i++) start |= (digits[i] - '0') << i;
    int state = start;
    do {
        state = next(state);
        ring++;
    } while (state != start);
    printf("0 %d\n", ring);
    for (int i = 0; i < 20; i++) {
        printf("%d", state >> (n - 1) & 1);
        state = next(state);
    }
    printf("\n");
    return 0;
}
