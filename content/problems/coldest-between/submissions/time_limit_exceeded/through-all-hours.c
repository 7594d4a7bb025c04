#include <stdio.h>

static int hour[200001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) scanf("%d", &hour[i]);
    while (q-- > 0) {
        char command[4];
        int a, b;
        scanf("%3s %d %d", command, &a, &b);
        if (command[0] == 's') {
            hour[a] = b;
            continue;
        }
        int low = 1000, count = 0;
        for (int i = a; i <= b; i++) {
            if (hour[i] < low) {
                low = hour[i];
                count = 1;
            } else if (hour[i] == low) {
                count++;
            }
        }
        printf("%d %d\n", low, count);
    }
    return 0;
}
