#include <stdio.h>
#include <string.h>

static char names[500][16];

int main(void) {
    int n, k, place = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%15s", names[i]);
    for (; n > 1; n--, place = 0) {
        place = (place + k - 1) % n;
        printf("%s\n", names[place]);
        for (int i = place; i < n - 1; i++) strcpy(names[i], names[i + 1]);
    }
    printf("catch: %s\n", names[0]);
    return 0;
}
