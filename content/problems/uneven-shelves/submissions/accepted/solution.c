#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    int **shelf = malloc((n + 1) * sizeof(int *));
    int *length = malloc((n + 1) * sizeof(int));
    for (int r = 1; r <= n; r++) {
        scanf("%d", &length[r]);
        shelf[r] = malloc(length[r] * sizeof(int));
        for (int c = 0; c < length[r]; c++) scanf("%d", &shelf[r][c]);
    }
    while (m-- > 0) {
        char command[5];
        int r, x;
        scanf("%4s %d %d", command, &r, &x);
        if (command[0] == 's') {
            int *board = shelf[r];
            shelf[r] = shelf[x];
            shelf[x] = board;
            int books = length[r];
            length[r] = length[x];
            length[x] = books;
        } else if (x > length[r]) {
            printf("none\n");
        } else {
            printf("%d\n", shelf[r][x - 1]);
        }
    }
    for (int r = 1; r <= n; r++) free(shelf[r]);
    free(shelf);
    free(length);
    return 0;
}
