#include <stdio.h>

int main(void) {
    int k, t;
    scanf("%d %d", &k, &t);
    printf("%c%d\n", 'A' + t / k, (t - 1) % k + 1);
    return 0;
}
