#include <stdio.h>

void exchange(int *x, int *y) {
    int *keep = x;
    x = y;
    y = keep;
}

// Turns the part from left to right around.
void turn(int *left, int *right) {
    while (left < right) {
        exchange(left, right);
        left++;
        right--;
    }
}

void clap(int *row, int n) {
    int *shortest = row, *tallest = row;
    for (int *p = row; p < row + n; p++) {
        if (*p < *shortest) shortest = p;
        if (*p > *tallest) tallest = p;
    }
    if (shortest < tallest) turn(shortest, tallest);
    else turn(tallest, shortest);
}

int main(void) {
    int n, k, row[2000];
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", &row[i]);
    clap(row, n);
    for (int i = 1; i < k; i++) {
        scanf("%d", &row[n]);
        n++;
        clap(row, n);
    }
    for (int i = 0; i < n; i++) printf(i == 0 ? "%d" : " %d", row[i]);
    printf("\n");
    return 0;
}
