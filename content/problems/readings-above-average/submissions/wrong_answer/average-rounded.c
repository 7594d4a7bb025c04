#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int room = 4, n = 0, sum = 0, above = 0, reading;
    int *readings = malloc(room * sizeof *readings);
    if (readings == NULL) return 1;
    while (scanf("%d", &reading) == 1) {
        if (n == room) {
            room *= 2;
            int *larger = realloc(readings, room * sizeof *readings);
            if (larger == NULL) {
                free(readings);
                return 1;
            }
            readings = larger;
        }
        readings[n++] = reading;
        sum += reading;
    }
    for (int i = 0; i < n; i++) {
        if (readings[i] > sum / n) {
            printf("%d ", readings[i]);
            above++;
        }
    }
    printf("%s\n%d %d\n", above == 0 ? "none" : "", above, n);
    free(readings);
    return 0;
}
