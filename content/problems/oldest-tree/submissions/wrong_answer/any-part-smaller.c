#include <stdio.h>

struct tree {
    char name[21];
    int day, month, year;
};

static int earlier(struct tree a, struct tree b) {
    return a.year < b.year || a.month < b.month || a.day < b.day;
}

int main(void) {
    static struct tree trees[1000];
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%20s %d %d %d", trees[i].name, &trees[i].day, &trees[i].month, &trees[i].year);
    }
    struct tree oldest = trees[0], youngest = trees[0];
    for (int i = 1; i < n; i++) {
        if (earlier(trees[i], oldest)) oldest = trees[i];
        if (earlier(youngest, trees[i])) youngest = trees[i];
    }
    int same_year = 0;
    for (int i = 0; i < n; i++) {
        if (trees[i].year == oldest.year) same_year++;
    }
    printf("%s\n%s\n%d\n", oldest.name, youngest.name, same_year);
    return 0;
}
