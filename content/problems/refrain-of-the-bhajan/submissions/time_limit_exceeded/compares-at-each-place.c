#include <stdio.h>
#include <string.h>

static char song[600001], refrain[600001];

int main(void) {
    scanf("%600000s %600000s", song, refrain);
    int n = strlen(song), m = strlen(refrain);
    int count = 0, first = 0, last = 0;
    for (int i = 0; i + m <= n; i++) {
        int k = 0;
        while (k < m && song[i + k] == refrain[k]) k++;
        if (k == m) {
            last = i + 1;
            if (count == 0) first = last;
            count++;
        }
    }
    if (count == 0) puts("0");
    else printf("%d %d %d\n", count, first, last);
    return 0;
}
