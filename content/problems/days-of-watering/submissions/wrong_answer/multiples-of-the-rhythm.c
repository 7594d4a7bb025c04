#include <stdio.h>

int main(void) {
    char names[20][16];
    int first[20], rhythm[20], p, k;
    scanf("%d %d", &p, &k);
    for (int i = 0; i < p; i++) scanf("%15s %d %d", names[i], &first[i], &rhythm[i]);
    for (int day = 1; k > 0; day++) {
        int something = 0;
        for (int i = 0; i < p; i++) {
            if (day < first[i] || day % rhythm[i] != 0) continue;
            if (!something) printf("%d:", day);
            printf(" %s", names[i]);
            something = 1;
        }
        if (something) {
            printf("\n");
            k--;
        }
    }
    return 0;
}
