#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct route {
    char first[13], second[13];
};

static int by_towns(const void *a, const void *b) {
    const struct route *x = a, *y = b;
    int order = strcmp(x->first, y->first);
    return order != 0 ? order : strcmp(x->second, y->second);
}

int main(void) {
    static struct route tickets[1000];
    int n, routes = 0, row = 0, most = 0, best = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char a[13], b[13];
        scanf("%12s %12s", a, b);
        int turned = strcmp(a, b) > 0;
        strcpy(tickets[i].first, turned ? b : a);
        strcpy(tickets[i].second, turned ? a : b);
    }
    qsort(tickets, n, sizeof(struct route), by_towns);
    for (int i = 0; i < n; i++) {
        if (i == 0 || by_towns(&tickets[i - 1], &tickets[i]) != 0) {
            routes++;
            row = 0;
        }
        row++;
        if (row > most) {
            most = row;
            best = i;
        }
    }
    printf("%d\n%s %s %d\n", routes, tickets[best].first, tickets[best].second, most);
    return 0;
}
