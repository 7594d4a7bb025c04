#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[14];
    int day, month;
};

static const char *months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

int main(void) {
    static struct student students[500];
    int n, shared = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%13s %d/%d", students[i].name, &students[i].day, &students[i].month);

    /* Your code here: sort the students, print a line for each month, count the shared days. */

    printf("%d\n", shared);
    return 0;
}
