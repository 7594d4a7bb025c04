#include <stdio.h>

static int buttons[200000];

int main(void) {
    int n, largest = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &buttons[i]);
    for (int from = 0; from < n; from++) {
        int lamps = 0;
        for (int to = from; to < n; to++) {
            lamps ^= buttons[to];
            if (lamps > largest) largest = lamps;
        }
    }
    printf("%d\n", largest);
    return 0;
}
