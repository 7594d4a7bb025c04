#include <stdio.h>

static char day[200001];

int main(void) {
    int n, k;
    scanf("%d %d %200000s", &n, &k, day);
    int longest = 0, first = 0;
    for (int left = 0; left < n; left++) {
        int absent = 0, right = left;
        while (right < n) {
            if (day[right] == 'A') absent++;
            if (absent > k) break;
            right++;
        }
        if (right - left > longest) {
            longest = right - left;
            first = left + 1;
        }
    }
    printf("%d %d\n", longest, first);
    return 0;
}
