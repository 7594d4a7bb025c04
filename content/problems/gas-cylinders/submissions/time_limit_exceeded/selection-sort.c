#include <stdio.h>

static int row[200000], before[200000];

int main(void) {
    int n, exchanges = 0, right = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &row[i]);
        before[i] = row[i];
    }
    for (int i = 0; i < n - 1; i++) {
        int smallest = i;
        for (int j = i + 1; j < n; j++)
            if (row[j] < row[smallest]) smallest = j;
        if (smallest == i) continue;
        int kept = row[i];
        row[i] = row[smallest];
        row[smallest] = kept;
        exchanges++;
    }
    for (int i = 0; i < n; i++) right += row[i] == before[i];
    printf("%d %d\n", exchanges, right);
    return 0;
}
