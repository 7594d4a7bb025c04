#include <stdio.h>
#include <string.h>

struct place {
    int row, seat, size; /* size 0: no seats */
};

static char rows[30][31];
static struct place places[501];

/* The first of size free seats side by side, or -1. */
static int find_seats(const char *row, int size) {
    int side_by_side = 0;
    for (int i = 0; row[i] != '\0'; i++) {
        side_by_side = row[i] == '.' ? side_by_side + 1 : 0;
        if (side_by_side == size) return i - size + 1;
    }
    return -1;
}

static struct place book(int r, int size) {
    for (int row = r - 1; row >= 0; row--) {
        int seat = find_seats(rows[row], size);
        if (seat >= 0) {
            memset(&rows[row][seat], 'o', size);
            return (struct place){row, seat, size};
        }
    }
    return (struct place){0, 0, 0};
}

int main(void) {
    int r, s, n, groups = 0;
    scanf("%d %d %d", &r, &s, &n);
    for (int i = 0; i < r; i++) scanf("%30s", rows[i]);
    while (n-- > 0) {
        char kind[8];
        int number;
        scanf("%7s %d", kind, &number);
        if (strcmp(kind, "book") == 0) {
            struct place *place = &places[++groups];
            *place = book(r, number);
            if (place->size == 0) printf("group %d sorry\n", groups);
            else printf("group %d row %d seats %d-%d\n", groups, place->row + 1, place->seat + 1, place->seat + number);
        } else if (places[number].size == 0) {
            printf("group %d has no seats\n", number);
        } else {
            struct place *place = &places[number];
            memset(&rows[place->row][place->seat], '.', place->size);
            printf("group %d cancelled\n", number);
        }
    }
    for (int i = 0; i < r; i++) printf("%s\n", rows[i]);
    return 0;
}
