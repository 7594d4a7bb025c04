#include <stdio.h>

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    static int ballots[5000];
    for (int i = 0; i < n; i++) scanf("%d", &ballots[i]);

    /* Your code here: count the votes of each candidate and print the result. */
    return 0;
}
