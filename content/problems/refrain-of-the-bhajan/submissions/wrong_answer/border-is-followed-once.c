#include <stdio.h>
#include <string.h>

static char song[600001], refrain[600001];
static int border[600001];

int main(void) {
    scanf("%600000s %600000s", song, refrain);
    int n = strlen(song), m = strlen(refrain);
    int matched = 0;
    for (int i = 1; i < m; i++) {
        while (matched > 0 && refrain[i] != refrain[matched]) matched = border[matched];
        if (refrain[i] == refrain[matched]) matched++;
        border[i + 1] = matched;
    }
    int count = 0, first = 0, last = 0;
    matched = 0;
    for (int i = 0; i < n; i++) {
        if (matched > 0 && song[i] != refrain[matched]) matched = border[matched];
        if (song[i] == refrain[matched]) matched++;
        if (matched == m) {
            last = i - m + 2;
            if (count == 0) first = last;
            count++;
            matched = border[m];
        }
    }
    if (count == 0) puts("0");
    else printf("%d %d %d\n", count, first, last);
    return 0;
}
