#include <stdio.h>

static int child[1000001][26], count[1000001];

int main(void) {
    int n, nodes = 1;
    scanf("%d", &n);
    while (n-- > 0) {
        char event, word[11];
        scanf(" %c %10s", &event, word);
        int node = 0;
        for (char *c = word; *c != '\0'; c++) {
            int *next = &child[node][*c - 'a'];
            if (*next == 0) {
                if (event == '?') {
                    node = -1;
                    break;
                }
                *next = nodes++;
            }
            node = *next;
            if (event == '+') count[node]++;
            if (event == '-') count[node]--;
        }
        if (event == '?') printf("%d\n", node < 0 ? 0 : count[node]);
    }
    return 0;
}
