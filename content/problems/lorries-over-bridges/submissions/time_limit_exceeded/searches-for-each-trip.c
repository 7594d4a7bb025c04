#include <stdio.h>

static int first[100001], following[200000], to[200000], carries[200000], seen[100001], stack[100000];

int main(void) {
    int n, m, q;
    scanf("%d %d %d", &n, &m, &q);
    for (int i = 1; i <= n; i++) first[i] = -1;
    for (int i = 0; i < 2 * m; i += 2) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        carries[i] = carries[i + 1] = c;
        to[i] = b;
        following[i] = first[a];
        first[a] = i;
        to[i + 1] = a;
        following[i + 1] = first[b];
        first[b] = i + 1;
    }
    for (int trip = 1; trip <= q; trip++) {
        int a, b, w, size = 0;
        scanf("%d %d %d", &a, &b, &w);
        seen[a] = trip;
        stack[size++] = a;
        while (size > 0) {
            int village = stack[--size];
            for (int i = first[village]; i >= 0; i = following[i]) {
                if (carries[i] < w || seen[to[i]] == trip) continue;
                seen[to[i]] = trip;
                stack[size++] = to[i];
            }
        }
        puts(seen[b] == trip ? "yes" : "no");
    }
    return 0;
}
