#include <stdio.h>

int main(void) {
    int n, last, peaks = 0, climbing = 0;
    scanf("%d %d", &n, &last);
    for (int i = 2; i <= n; i++) {
        int height;
        scanf("%d", &height);
        if (height > last) climbing = 1;
        if (height < last) {
            if (climbing) peaks++;
            climbing = 0;
        }
        last = height;
    }
    printf("%d\n", peaks);
    return 0;
}
