#include <stdio.h>

int main(void) {
    int n, q, most = 0;
    scanf("%d %d", &n, &q);
    while (q-- > 0) {
        int page, a = 1, b = n, middle = 0, opened = 0;
        scanf("%d", &page);
        while (middle != page) {
            middle = (a + b) / 2;
            printf("%d ", middle);
            opened++;
            if (page < middle) b = middle - 1;
            else a = middle + 1;
        }
        printf("\n");
        if (opened > most) most = opened;
    }
    printf("%d\n", most);
    return 0;
}
