#include <stdio.h>

int main(void) {
    int d, w;
    scanf("%d %d", &d, &w);
    int fare = 30;
    if (d > 1500) fare += (d - 1500) / 100 * 2;
    fare += w / 5 * 5;
    printf("%d\n", fare);
    return 0;
}
