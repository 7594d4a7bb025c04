#include <stdio.h>

static int first[200000], last[200000];

int main(void) {
    int n, count = 0, end = -1;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &first[i], &last[i]);
    while (1) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (first[i] > end + 1 && (best < 0 || last[i] < last[best])) best = i;
        if (best < 0) break;
        count++;
        end = last[best];
    }
    printf("%d %d\n", count, end);
    return 0;
}
