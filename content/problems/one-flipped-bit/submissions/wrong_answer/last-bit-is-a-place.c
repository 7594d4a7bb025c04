#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char frame[1101];
        scanf("%1100s", frame);
        int m = (int)strlen(frame), ones = 0, place = 0;
        for (int p = 1; p <= m; p++) {
            if (frame[p - 1] == '0') continue;
            ones++;
            place ^= p;
        }
        if (ones % 2 == 0 && place == 0) {
            printf("ok ");
        } else if (ones % 2 == 1 && place < m) {
            if (place == 0) place = m;
            frame[place - 1] ^= 1; /* turns '0' into '1' and back */
            printf("fixed %d ", place);
        } else {
            printf("lost\n");
            continue;
        }
        for (int p = 1; p < m; p++) {
            if (p & (p - 1)) putchar(frame[p - 1]);
        }
        printf("\n");
    }
    return 0;
}
