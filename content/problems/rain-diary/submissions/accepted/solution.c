#include <stdio.h>

int main(void) {
    int n, dry = 0, longest = 0, began = 0;
    scanf("%d", &n);
    for (int day = 1; day <= n; day++) {
        int rain;
        scanf("%d", &rain);
        if (rain > 0) dry = 0;
        else dry++;
        if (dry > longest) {
            longest = dry;
            began = day - dry + 1;
        }
    }
    printf("%d %d\n", longest, began);
    return 0;
}
