#include <stdio.h>
#include <string.h>

static char garland[300001];

int main(void) {
    scanf("%300000s", garland);
    int n = strlen(garland), begin = 0;
    for (;; begin++) {
        int left = begin, right = n - 1;
        while (left < right && garland[left] == garland[right]) {
            left++;
            right--;
        }
        if (left >= right) break;
    }
    printf("%d\n", begin);
    return 0;
}
