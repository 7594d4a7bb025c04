#include <stdio.h>

static char kind[1000];
static long long enter[1000], leave[1000];

static long long later(long long a, long long b) {
    return a > b ? a : b;
}

int main(void) {
    int n, most = 0;
    long long last_writer = 0, last_of_all = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int comes, needs;
        scanf(" %c %d %d", &kind[i], &comes, &needs);
        enter[i] = later(comes, kind[i] == 'R' ? last_writer : last_of_all);
        if (i > 0) enter[i] = later(enter[i], enter[i - 1]);
        leave[i] = enter[i] + needs;
        last_of_all = later(last_of_all, leave[i]);
        if (kind[i] == 'W') last_writer = leave[i];
        printf("%lld%c", enter[i], i + 1 < n ? ' ' : '\n');
    }
    for (int i = 0; i < n; i++) {
        int inside = 0;
        for (int j = 0; j < n; j++) {
            if (kind[j] == 'R' && enter[j] <= enter[i] && enter[i] < leave[j]) inside++;
        }
        if (inside > most) most = inside;
    }
    printf("%d\n", most);
    return 0;
}
