#include <stdio.h>

static int slots[200000];

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", &slots[i]);
    for (int i = 0; i < n; i++) {
        int place = 1;
        for (int j = 0; j < n; j++) {
            if (slots[j] < slots[i]) place++;
            else if (slots[j] == slots[i] && j < i) place++;
        }
        printf("%d ", place);
    }
    printf("\n");
    return 0;
}
