#include <stdio.h>

static int tempo[200000], up[200000], down[200000], ends[200000];

/* Puts the tempo where it belongs among the ends of the rows, and returns the length of its own row. */
static int place(int value, int *rows) {
    int low = 0, high = *rows;
    while (low < high) {
        int middle = (low + high) / 2;
        if (ends[middle] < value) low = middle + 1;
        else high = middle;
    }
    ends[low] = value;
    if (low == *rows) (*rows)++;
    return low + 1;
}

int main(void) {
    int n, rows = 0, most = 0, fastest = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &tempo[i]);
        up[i] = place(tempo[i], &rows);
    }
    rows = 0;
    for (int i = n - 1; i >= 0; i--) down[i] = place(tempo[i], &rows);
    for (int i = 0; i < n; i++) {
        int songs = up[i] + down[i] - 1;
        if (songs > most) {
            most = songs;
            fastest = i + 1;
        }
    }
    printf("%d %d\n", most, fastest);
    return 0;
}
