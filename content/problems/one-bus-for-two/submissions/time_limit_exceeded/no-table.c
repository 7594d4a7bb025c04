#include <stdio.h>

static int one[1001], two[1001];

static int served(int i, int j) {
    if (i == 0 || j == 0) return 0;
    if (one[i] == two[j]) return served(i - 1, j - 1) + 1;
    int a = served(i - 1, j), b = served(i, j - 1);
    return a > b ? a : b;
}

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) scanf("%d", &one[i]);
    for (int j = 1; j <= m; j++) scanf("%d", &two[j]);
    int most = served(n, m);
    printf("%d %d\n", most, n + m - 2 * most);
    return 0;
}
