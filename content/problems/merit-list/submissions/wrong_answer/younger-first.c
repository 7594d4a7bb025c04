#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[24];
    int marks, born;
};

static struct student students[1000];

static int compare(const void *x, const void *y) {
    const struct student *a = x, *b = y;
    if (a->marks != b->marks) return b->marks - a->marks;
    if (a->born != b->born) return b->born - a->born;
    return strcmp(a->name, b->name);
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int day, month, year;
        scanf("%23s %d %d/%d/%d", students[i].name, &students[i].marks, &day, &month, &year);
        students[i].born = year * 10000 + month * 100 + day;
    }
    qsort(students, n, sizeof students[0], compare);
    int rank = 1;
    for (int i = 0; i < n; i++) {
        if (i > 0 && students[i].marks < students[i - 1].marks) rank = i + 1;
        printf("%d %s\n", rank, students[i].name);
    }
    return 0;
}
