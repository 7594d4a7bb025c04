#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char values[300][6][16], names[6][16];
static int is_number[6], rows[300], n, c, q;
static int wish[6], backwards[6], length;

static int by_column(int a, int b, int column) {
    if (!is_number[column]) return strcmp(values[a][column], values[b][column]);
    int x = atoi(values[a][column]), y = atoi(values[b][column]);
    return (x > y) - (x < y);
}

static int compare(const void *p, const void *r) {
    int a = *(const int *)p, b = *(const int *)r;
    for (int i = 0; i < length; i++) {
        int order = by_column(a, b, wish[i]);
        if (order != 0) return backwards[i] ? -order : order;
    }
    return strcmp(values[a][0], values[b][0]);
}

static void read_wish(void) {
    char line[100];
    scanf("%99s", line);
    length = 0;
    for (char *word = strtok(line, ","); word != NULL; word = strtok(NULL, ",")) {
        backwards[length] = word[0] == '-';
        if (word[0] == '-') word++;
        int column = 0;
        while (strcmp(names[column], word) != 0) column++;
        wish[length++] = column;
    }
}

int main(void) {
    scanf("%d %d %d", &n, &c, &q);
    for (int i = 0; i < c; i++) {
        char kind[10];
        scanf(" %15[^:]:%9s", names[i], kind);
        is_number[i] = strcmp(kind, "number") == 0;
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < c; j++) scanf("%15s", values[i][j]);
    }
    while (q-- > 0) {
        read_wish();
        for (int i = 0; i < n; i++) rows[i] = i;
        qsort(rows, n, sizeof rows[0], compare);
        for (int i = 0; i < n; i++) printf(i + 1 < n ? "%s " : "%s\n", values[rows[i]][0]);
    }
    return 0;
}
