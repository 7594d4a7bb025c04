#include <stdio.h>

static int superior[100001], below[100001], depth[100001];

int main(void) {
    int n, longest = 1;
    scanf("%d", &n);
    depth[1] = 1;
    for (int i = 2; i <= n; i++) {
        scanf("%d", &superior[i]);
        depth[i] = depth[superior[i]] + 1;
        if (depth[i] > longest) longest = depth[i];
    }
    for (int i = n; i >= 2; i--) below[superior[i]] += below[i] + 1;
    for (int i = 1; i <= n; i++) printf("%d ", below[i]);
    printf("\n%d\n", longest);
    return 0;
}
