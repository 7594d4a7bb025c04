#include <stdio.h>

int main(void) {
    int threshold, w, n, window = 1;
    scanf("%d %d %d", &threshold, &w, &n);
    for (int i = 0; i < n; i++) {
        char event[8];
        scanf("%7s", event);
        printf("%d%c", window < w ? window : w, i + 1 < n ? ' ' : '\n');
        if (event[0] == 'o') {
            if (window < threshold) {
                window *= 2;
                if (window > threshold) window = threshold;
            } else {
                window++;
            }
        } else {
            threshold = window / 2 > 1 ? window / 2 : 1;
            window = event[0] == 'd' ? threshold : 1;
        }
    }
    printf("%d %d\n", window, threshold);
    return 0;
}
