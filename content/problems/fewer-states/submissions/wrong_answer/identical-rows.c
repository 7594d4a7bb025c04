#include <stdio.h>

static int output[1001], next[1001][2], same[1001], reached[1001], list[1000], count;

/* Merges states whose rows read the same, as long as there are any: rings of equal states are overlooked. */
int main(void) {
    int n, changed = 1, needed = 0;
    scanf("%d", &n);
    for (int s = 1; s <= n; s++) {
        scanf("%d %d %d", &output[s], &next[s][0], &next[s][1]);
        same[s] = s;
    }
    reached[1] = 1;
    list[count++] = 1;
    for (int i = 0; i < count; i++) {
        for (int input = 0; input < 2; input++) {
            int to = next[list[i]][input];
            if (!reached[to]) {
                reached[to] = 1;
                list[count++] = to;
            }
        }
    }
    for (int round = 0; changed && round < 20; round++) {
        changed = 0;
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < i; j++) {
                int a = list[i], b = list[j];
                if (same[a] != a || same[b] != b || output[a] != output[b]) continue;
                if (same[next[a][0]] == same[next[b][0]] && same[next[a][1]] == same[next[b][1]]) {
                    same[a] = b;
                    changed = 1;
                }
            }
        }
    }
    for (int i = 0; i < count; i++) needed += same[list[i]] == list[i];
    printf("%d %d\n", count, needed);
    return 0;
}
