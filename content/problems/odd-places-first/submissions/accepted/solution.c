#include <stdio.h>

static int next[5001];

int main(void) {
    int n, first;
    scanf("%d %d", &n, &first);
    for (int i = 1; i <= n; i++) scanf("%d", &next[i]);

    int last_odd = first, first_even = next[first], last_even = first_even;
    while (last_even != 0 && next[last_even] != 0) {
        next[last_odd] = next[last_even];
        last_odd = next[last_odd];
        next[last_even] = next[last_odd];
        if (next[last_even] == 0) break;
        last_even = next[last_even];
    }
    next[last_odd] = first_even;

    for (int wagon = first; wagon != 0; wagon = next[wagon]) printf("%d ", wagon);
    printf("\n");
    for (int i = 1; i <= n; i++) printf("%d ", next[i]);
    printf("\n");
    return 0;
}
