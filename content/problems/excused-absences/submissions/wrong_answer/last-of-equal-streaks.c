#include <stdio.h>

static char day[200001];

int main(void) {
    int n, k;
    scanf("%d %d %200000s", &n, &k, day);
    int left = 0, absent = 0, longest = 0, first = 0;
    for (int right = 0; right < n; right++) {
        if (day[right] == 'A') absent++;
        while (absent > k) {
            if (day[left] == 'A') absent--;
            left++;
        }
        if (right - left + 1 >= longest) {
            longest = right - left + 1;
            first = left + 1;
        }
    }
    printf("%d %d\n", longest, first);
    return 0;
}
