#include <stdio.h>

void turn_round(int row[], int first, int last) {
    while (first < last) {
        int keep = row[first];
        row[first] = row[last];
        row[last] = keep;
        first++;
        last--;
    }
}

int main(void) {
    int n, d, row[1000];
    scanf("%d %d", &n, &d);
    for (int i = 0; i < n; i++) scanf("%d", &row[i]);
    d %= n;
    turn_round(row, 0, d - 1);
    turn_round(row, d, n - 1);
    turn_round(row, 0, n - 1);
    for (int i = 0; i < n; i++) printf("%d ", row[i]);
    printf("\n");
    return 0;
}
