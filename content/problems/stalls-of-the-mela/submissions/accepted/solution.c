#include <stdio.h>

int main(void) {
    int s, d, takings[100][100], votes[100] = {0};
    scanf("%d %d", &s, &d);
    for (int i = 0; i < s; i++) {
        for (int j = 0; j < d; j++) scanf("%d", &takings[i][j]);
    }
    for (int i = 0; i < s; i++) {
        int total = 0, best = 0;
        for (int j = 0; j < d; j++) {
            total += takings[i][j];
            if (takings[i][j] > takings[i][best]) best = j;
        }
        votes[best]++;
        printf("%d %d\n", total, best + 1);
    }
    int favourite = 0;
    for (int j = 0; j < d; j++) {
        if (votes[j] > votes[favourite]) favourite = j;
    }
    printf("%d\n", favourite + 1);
    return 0;
}
