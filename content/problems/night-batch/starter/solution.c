#include <stdio.h>

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) {
        int number;
        long long money;
        scanf("%d %lld", &number, &money);
        /* Your code here: keep this account. */
    }
    for (int i = 0; i < q; i++) {
        char kind[2];
        scanf("%1s", kind);
        /* Your code here: read the rest of the transaction (T has two accounts), and book or reject it. */
    }

    /* Your code here: print the accounts and the number of rejected transactions. */
    return 0;
}
