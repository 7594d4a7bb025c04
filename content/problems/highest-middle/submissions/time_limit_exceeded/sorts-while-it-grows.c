#include <stdio.h>
#include <string.h>

static int points[200000], spell[200000];

int main(void) {
    int n, k, best = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", &points[i]);
    for (int start = 0; start + k <= n; start++) {
        int length = 0;
        for (int end = start; end < n; end++) {
            int place = length++;
            while (place > 0 && spell[place - 1] > points[end]) {
                spell[place] = spell[place - 1];
                place--;
            }
            spell[place] = points[end];
            if (length >= k && spell[(length - 1) / 2] > best) best = spell[(length - 1) / 2];
        }
    }
    printf("%d\n", best);
    return 0;
}
