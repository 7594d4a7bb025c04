#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[14];
    int day, month;
};

static const char *months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

static int compare(const void *left, const void *right) {
    const struct student *a = left, *b = right;
    if (a->month != b->month) return a->month - b->month;
    if (a->day != b->day) return a->day - b->day;
    return strcmp(b->name, a->name);
}

int main(void) {
    static struct student students[502];
    int n, shared = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%13s %d/%d", students[i].name, &students[i].day, &students[i].month);
    qsort(students + 1, n, sizeof students[0], compare);
    for (int i = 1; i <= n; i++) {
        const struct student *me = &students[i], *before = me - 1, *after = me + 1;
        if (me->month == before->month) printf(", ");
        else printf("%s: ", months[me->month - 1]);
        printf("%d %s", me->day, me->name);
        if (me->month != after->month) printf("\n");
        int like_before = me->month == before->month && me->day == before->day;
        int like_after = me->month == after->month && me->day == after->day;
        if (like_after && !like_before) shared++;
    }
    printf("%d\n", shared);
    return 0;
}
