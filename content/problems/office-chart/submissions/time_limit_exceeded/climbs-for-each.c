#include <stdio.h>

static int superior[100001], below[100001];

int main(void) {
    int n, longest = 1;
    scanf("%d", &n);
    for (int i = 2; i <= n; i++) scanf("%d", &superior[i]);
    for (int i = 2; i <= n; i++) {
        int steps = 1;
        for (int above = superior[i]; above > 0; above = superior[above]) {
            below[above]++;
            steps++;
        }
        if (steps > longest) longest = steps;
    }
    for (int i = 1; i <= n; i++) printf("%d ", below[i]);
    printf("\n%d\n", longest);
    return 0;
}
