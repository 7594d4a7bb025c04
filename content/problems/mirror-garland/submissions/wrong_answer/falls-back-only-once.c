#include <stdio.h>
#include <string.h>

#define MOST 300000

static char garland[MOST + 1], turned[MOST + 1];
static int shorter[MOST + 1]; /* for each length of a match the next shorter one */

int main(void) {
    scanf("%300000s", garland);
    int n = strlen(garland);
    for (int i = 0; i < n; i++) turned[i] = garland[n - 1 - i];
    int length = 0;
    for (int i = 1; i < n; i++) {
        while (length > 0 && turned[i] != turned[length]) length = shorter[length];
        if (turned[i] == turned[length]) length++;
        shorter[i + 1] = length;
    }
    length = 0;
    for (int i = 0; i < n; i++) {
        if (length > 0 && garland[i] != turned[length]) length = shorter[length];
        if (garland[i] == turned[length]) length++;
    }
    printf("%d\n", n - length);
    return 0;
}
