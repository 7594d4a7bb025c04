#include <stdio.h>

int main(void) {
    int page, gap, n, count = 0, used = 0, high = 0, total = 0;
    scanf("%d %d %d", &page, &gap, &n);
    for (int i = 0; i <= n; i++) {
        int width = 0, height = 0;
        if (i < n) scanf("%d %d", &width, &height);
        /* After the last card the line is finished as if another one did not fit. */
        if (count > 0 && (i == n || used + gap + width > page)) {
            printf("%d %d %d\n", count, high, page - used);
            total += high + (i < n ? gap : 0);
            count = used = high = 0;
        }
        used += width + (count > 0 ? gap : 0);
        if (height > high) high = height;
        count++;
    }
    printf("%d\n", total);
    return 0;
}
