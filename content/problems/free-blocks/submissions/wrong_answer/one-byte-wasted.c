#include <stdio.h>

struct piece {
    int number, start, size;
};

static struct piece taken[1000]; /* sorted by address */
static int count;

int main(void) {
    int m, q;
    scanf("%d %d", &m, &q);
    while (q-- > 0) {
        char what[8];
        int number, size;
        scanf("%7s %d", what, &number);
        if (what[0] == 'F') {
            int at = 0;
            while (taken[at].number != number) at++;
            count--;
            for (; at < count; at++) taken[at] = taken[at + 1];
            continue;
        }
        scanf("%d", &size);
        int start = 0, at = 0;
        while (at < count && taken[at].start - start <= size) {
            start = taken[at].start + taken[at].size;
            at++;
        }
        if (m - start < size) {
            puts("no");
            continue;
        }
        for (int i = count++; i > at; i--) taken[i] = taken[i - 1];
        taken[at].number = number;
        taken[at].start = start;
        taken[at].size = size;
        printf("%d\n", start);
    }
    int total = m, longest = 0, end = 0;
    for (int at = 0; at <= count; at++) {
        int next = at < count ? taken[at].start : m;
        if (next - end > longest) longest = next - end;
        if (at < count) {
            total -= taken[at].size;
            end = next + taken[at].size;
        }
    }
    printf("%d %d\n", total, longest);
    return 0;
}
