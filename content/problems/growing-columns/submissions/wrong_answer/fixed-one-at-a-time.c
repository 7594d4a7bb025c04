#include <stdio.h>

int main(void) {
    int w, n, rounds = 0;
    long long basis[100], grow[100], largest[100], width[100];
    int fixed[100] = {0};
    scanf("%d %d", &w, &n);
    for (int i = 0; i < n; i++) {
        scanf("%lld %lld %lld", &basis[i], &grow[i], &largest[i]);
        width[i] = basis[i];
    }
    for (int again = 1; again;) {
        long long free_space = w, sum = 0;
        for (int i = 0; i < n; i++) {
            if (!fixed[i]) width[i] = basis[i];
            free_space -= width[i];
            if (!fixed[i]) sum += grow[i];
        }
        if (sum == 0) break;
        rounds++;
        again = 0;
        for (int i = 0; i < n; i++) {
            if (fixed[i]) continue;
            width[i] = basis[i] + free_space * grow[i] / sum;
            if (!again && width[i] > largest[i]) {
                width[i] = largest[i];
                fixed[i] = again = 1;
            }
        }
    }
    long long left = w;
    for (int i = 0; i < n; i++) {
        printf("%lld%c", width[i], i < n - 1 ? ' ' : '\n');
        left -= width[i];
    }
    printf("%d %lld\n", rounds, left);
    return 0;
}
