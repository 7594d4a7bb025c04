#include <stdio.h>

#define NEVER 1000000
#define MODULUS 1000000007

static int fewest[20001], choices[20001];

int main(void) {
    int n, s;
    scanf("%d %d", &n, &s);
    for (int t = 1; t <= s; t++) fewest[t] = NEVER;
    choices[0] = 1;
    for (int i = 0; i < n; i++) {
        int packet;
        scanf("%d", &packet);
        for (int t = packet; t <= s; t++) {
            if (fewest[t - packet] + 1 < fewest[t]) fewest[t] = fewest[t - packet] + 1;
            choices[t] = choices[t] + choices[t - packet];
        }
    }
    if (fewest[s] == NEVER) puts("IMPOSSIBLE");
    else printf("%d %d\n", fewest[s], choices[s]);
    return 0;
}
