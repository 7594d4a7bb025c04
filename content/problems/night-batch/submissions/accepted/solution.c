#include <stdio.h>

struct account {
    int number, rejected;
    long long money;
};

static struct account accounts[200];
static int n;

/* The account that can be used, or NULL. */
static struct account *find(int number) {
    for (int i = 0; i < n; i++) {
        if (accounts[i].number == number && accounts[i].rejected < 3) return &accounts[i];
    }
    return NULL;
}

/* Answers whether the transaction was booked. */
static int book(char kind, int from, int to, long long sum) {
    struct account *a = find(from), *b = find(to);
    if (a == NULL || b == NULL) return 0;
    if (kind == 'D') {
        a->money += sum;
        return 1;
    }
    if (a->money < sum || (kind == 'T' && a == b)) {
        a->rejected++;
        return 0;
    }
    a->money -= sum;
    if (kind == 'T') b->money += sum;
    return 1;
}

int main(void) {
    int q, rejected = 0;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) scanf("%d %lld", &accounts[i].number, &accounts[i].money);
    while (q-- > 0) {
        char kind;
        int from, to;
        long long sum;
        scanf(" %c %d", &kind, &from);
        to = from;
        if (kind == 'T') scanf("%d", &to);
        scanf("%lld", &sum);
        if (!book(kind, from, to, sum)) rejected++;
    }
    for (int i = 0; i < n; i++) {
        printf("%d %lld%s\n", accounts[i].number, accounts[i].money, accounts[i].rejected < 3 ? "" : " blocked");
    }
    printf("%d\n", rejected);
    return 0;
}
