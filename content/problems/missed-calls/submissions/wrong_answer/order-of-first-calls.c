#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct caller {
    char name[21], time[6];
    int calls, line;
};

static struct caller callers[1000];

static int later_first(const void *a, const void *b) {
    return ((const struct caller *) b)->line - ((const struct caller *) a)->line;
}

int main(void) {
    int n, count = 0;
    scanf("%d", &n);
    for (int line = 0; line < n; line++) {
        char time[6], name[21];
        scanf("%5s %20s", time, name);
        int i = 0;
        while (i < count && strcmp(callers[i].name, name) != 0) i++;
        if (i == count) {
            strcpy(callers[i].name, name);
            count++;
        }
        strcpy(callers[i].time, time);
        callers[i].calls++;
        if (callers[i].calls == 1) callers[i].line = line;
    }
    qsort(callers, count, sizeof callers[0], later_first);
    for (int i = 0; i < count; i++) printf("%s %d %s\n", callers[i].name, callers[i].calls, callers[i].time);
    return 0;
}
