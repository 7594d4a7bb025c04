#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    int gold = 0, golds = 0, silver = 0, silvers = 0;
    for (int i = 0; i < n; i++) {
        int distance;
        scanf("%d", &distance);
        if (distance > gold) {
            gold = distance;
            golds = 1;
        } else if (distance == gold) {
            golds++;
        } else if (distance > silver) {
            silver = distance;
            silvers = 1;
        } else if (distance == silver) {
            silvers++;
        }
    }
    printf("%d %d\n", gold, golds);
    if (silvers > 0) printf("%d %d\n", silver, silvers);
    else printf("no silver\n");
    return 0;
}
