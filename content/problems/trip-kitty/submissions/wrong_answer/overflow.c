#include <stdio.h>
#include <string.h>

static char name[100][12];
static int balance[100];
static int n;

static int friend_called(const char *wanted) {
    int i = 0;
    while (strcmp(name[i], wanted) != 0) i++;
    return i;
}

int main(void) {
    int m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) scanf("%11s", name[i]);
    while (m-- > 0) {
        char who[12];
        long long amount;
        int k;
        scanf("%11s %lld %d", who, &amount, &k);
        long long share = amount / k;
        balance[friend_called(who)] += share * k;
        while (k-- > 0) {
            scanf("%11s", who);
            balance[friend_called(who)] -= share;
        }
    }
    for (int i = 0; i < n; i++) printf("%s %lld\n", name[i], (long long)balance[i]);
    return 0;
}
