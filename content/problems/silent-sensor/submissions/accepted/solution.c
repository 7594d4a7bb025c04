#include <stdio.h>
#include <stdlib.h>

static int known[20000], value[20000], before[20000], after[20000];

int main(void) {
    int n, gaps = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char entry[8];
        scanf("%7s", entry);
        known[i] = entry[0] != '?';
        if (known[i]) value[i] = atoi(entry);
        else gaps++;
    }
    if (gaps == n) {
        printf("no readings\n");
        return 0;
    }
    int last = -1;
    for (int i = 0; i < n; i++) {
        if (known[i]) last = i;
        before[i] = last;
    }
    last = -1;
    for (int i = n - 1; i >= 0; i--) {
        if (known[i]) last = i;
        after[i] = last;
    }
    for (int i = 0; i < n; i++) {
        int from = before[i];
        if (from < 0 || (after[i] >= 0 && after[i] - i < i - from)) from = after[i];
        printf(i + 1 < n ? "%d " : "%d\n", value[from]);
    }
    printf("filled %d\n", gaps);
    return 0;
}
