#include <stdio.h>

int main(void) {
    int n, longest = 0, began = 0;
    scanf("%d", &n);
    for (int day = 1; day <= n; day++) {
        int rain;
        scanf("%d", &rain);
        /* your code here */
    }
    printf("%d %d\n", longest, began);
    return 0;
}
