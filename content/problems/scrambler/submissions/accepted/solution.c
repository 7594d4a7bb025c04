#include <stdio.h>

static int n, k, tap[16], seen[1 << 16];

/* Cell i is bit i - 1. */
static int after(int state) {
    int entering = 0;
    for (int i = 0; i < k; i++) entering ^= state >> (tap[i] - 1) & 1;
    return (state << 1 & ((1 << n) - 1)) | entering;
}

int main(void) {
    int start = 0, beat = 1;
    char digits[17];
    scanf("%d %d", &n, &k);
    for (int i = 0; i < k; i++) scanf("%d", &tap[i]);
    scanf("%16s", digits);
    for (int i = 0; i < n; i++) start |= (digits[i] - '0') << i;

    int state = start;
    while (!seen[state]) {
        seen[state] = beat++;
        state = after(state);
    }
    printf("%d %d\n", seen[state] - 1, beat - seen[state]);

    state = start;
    for (int i = 0; i < 20; i++) {
        printf("%d", state >> (n - 1) & 1);
        state = after(state);
    }
    printf("\n");
    return 0;
}
