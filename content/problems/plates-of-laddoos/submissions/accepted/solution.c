#include <stdio.h>

static int value[5001];

int main(void) {
    int p, m, plates[100], takes[10];
    scanf("%d %d", &p, &m);
    for (int i = 0; i < p; i++) scanf("%d", &plates[i]);
    for (int j = 0; j < m; j++) scanf("%d", &takes[j]);
    for (int s = 1; s <= 5000; s++) {
        int reached[12] = {0};
        for (int j = 0; j < m && takes[j] <= s; j++) reached[value[s - takes[j]]] = 1;
        while (reached[value[s]]) value[s]++;
    }
    int together = 0, winning = 0;
    for (int i = 0; i < p; i++) together ^= value[plates[i]];
    for (int i = 0; i < p; i++) {
        for (int j = 0; j < m && takes[j] <= plates[i]; j++) {
            if ((together ^ value[plates[i]]) == value[plates[i] - takes[j]]) winning++;
        }
    }
    if (together == 0) printf("Gauri\n");
    else printf("Ganesh\n%d\n", winning);
    return 0;
}
