#include <stdio.h>

static long long sacks[200001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) scanf("%lld", &sacks[i]);
    while (q-- > 0) {
        char event;
        int i, x;
        scanf(" %c %d %d", &event, &i, &x);
        if (event == '+') sacks[i] += x;
        else if (event == '-') sacks[i] -= x;
        else {
            long long sum = 0;
            for (int k = i; k <= x; k++) sum += sacks[k];
            printf("%lld\n", sum);
        }
    }
    return 0;
}
