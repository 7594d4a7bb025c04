#include <stdio.h>

int main(void) {
    int g, y, r, t;
    scanf("%d %d %d %d", &g, &y, &r, &t);
    int round = g + y + r;
    int age = t % round;
    if (age < g) printf("green 0\n");
    else if (age < g + y) printf("yellow %d\n", round - age);
    else printf("red %d\n", round - age);
    return 0;
}
