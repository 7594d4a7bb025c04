#include <stdio.h>
#include <string.h>

#define OPEN 480 /* 08:00 in minutes */
#define DAY 720

struct teacher {
    char name[9];
    char busy[DAY + 1]; /* for each minute; the one after the last is never free */
};

static struct teacher teachers[7000];
static int count = 0;

static char *calendar(const char *name) {
    int i = 0;
    while (i < count && strcmp(teachers[i].name, name) != 0) i++;
    if (i == count) {
        strcpy(teachers[i].name, name);
        teachers[i].busy[DAY] = 1;
        count++;
    }
    return teachers[i].busy;
}

static int read_time(void) {
    int hours, minutes;
    scanf("%d:%d", &hours, &minutes);
    return 60 * hours + minutes - OPEN;
}

static void print_time(int minute) {
    printf("%02d:%02d", (minute + OPEN) / 60, (minute + OPEN) % 60);
}

static void enter(char *busy, int from, int to) {
    for (int i = from; i <= to && i < DAY; i++) busy[i] = 1;
}

/* The first minute of the first free row of this length, or -1. */
static int first_free(const char *busy, int length) {
    int row = 0;
    for (int i = 0; i < DAY; i++) {
        row = busy[i] ? 0 : row + 1;
        if (row == length) return i - length + 1;
    }
    return -1;
}

static void meet(void) {
    char name[9], *group[20], busy[DAY] = {0};
    int length, k;
    scanf("%d %d", &length, &k);
    for (int g = 0; g < k; g++) {
        scanf("%8s", name);
        group[g] = calendar(name);
        for (int i = 0; i < DAY; i++) busy[i] |= group[g][i];
    }
    int start = first_free(busy, length);
    if (start == -1) {
        printf("none\n");
        return;
    }
    for (int g = 0; g < k; g++) enter(group[g], start, start + length);
    print_time(start);
    printf("\n");
}

static void show_free(const char *busy) {
    int some = 0, from = 0;
    for (int i = 0; i <= DAY; i++) {
        if (!busy[i]) continue;
        if (from < i) {
            if (some) printf(" ");
            print_time(from);
            printf("-");
            print_time(i);
            some = 1;
        }
        from = i + 1;
    }
    printf(some ? "\n" : "none\n");
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[5], name[9];
        scanf("%4s", command);
        if (strcmp(command, "meet") == 0) {
            meet();
            continue;
        }
        scanf("%8s", name);
        if (strcmp(command, "busy") == 0) {
            int from = read_time(), to = read_time();
            enter(calendar(name), from, to);
        } else {
            show_free(calendar(name));
        }
    }
    return 0;
}
