#include <stdio.h>

struct rule {
    char action[8];
    long long prefix;
    int bits, low, high;
};

static struct rule rules[200];

static long long read_address(void) {
    int a, b, c, d;
    scanf("%d.%d.%d.%d", &a, &b, &c, &d);
    return ((a * 256LL + b) * 256 + c) * 256 + d;
}

static int covered(const struct rule *r, const struct rule *by) {
    return by->bits <= r->bits && r->prefix >> (r->bits - by->bits) == by->prefix && by->low <= r->high && r->low <= by->high;
}

int main(void) {
    int n, q, useless = 0;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) {
        scanf("%7s", rules[i].action);
        long long address = read_address();
        scanf("/%d %d-%d", &rules[i].bits, &rules[i].low, &rules[i].high);
        rules[i].prefix = address >> (32 - rules[i].bits);
    }
    while (q-- > 0) {
        long long address = read_address();
        int port, i = 0;
        scanf("%d", &port);
        while (i < n && (address >> (32 - rules[i].bits) != rules[i].prefix || port < rules[i].low || port > rules[i].high)) i++;
        if (i < n) printf("%s %d\n", rules[i].action, i + 1);
        else puts("deny 0");
    }
    for (int i = 0; i < n; i++) {
        int above = 0;
        while (above < i && !covered(&rules[i], &rules[above])) above++;
        if (above < i) printf(useless++ == 0 ? "%d" : " %d", i + 1);
    }
    puts(useless == 0 ? "none" : "");
    return 0;
}
