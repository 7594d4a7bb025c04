#include <stdio.h>

/* The candidate with the most votes, leaving one out; 0, who has no votes, if nobody has any. */
static int best_of(const int votes[], int k, int without) {
    int best = 0;
    for (int c = 1; c <= k; c++) {
        if (c != without && votes[c] > votes[best]) best = c;
    }
    return best;
}

int main(void) {
    int n, k, votes[51] = {0}, valid = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) {
        int number;
        scanf("%d", &number);
        if (number < 1 || number > k) continue;
        votes[number]++;
        valid++;
    }
    int first = best_of(votes, k, 0);
    if (valid == 0) printf("NO VOTES\n");
    else if (2 * votes[first] > valid) printf("ELECTED %d\n", first);
    else printf("RUN-OFF %d %d\n", first, best_of(votes, k, first));
    printf("%d\n", n - valid);
    return 0;
}
