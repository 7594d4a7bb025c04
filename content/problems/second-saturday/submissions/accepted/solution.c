#include <stdio.h>
#include <string.h>

static char holidays[100][11];
static int h;

struct date {
    int year, month, day;
};

static int length_of(int month, int year) {
    static const int days[] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month] + (month == 2 && year % 4 == 0);
}

/* 0 for Saturday, 1 for Sunday: the days since Saturday, 1 January 2000. */
static int weekday(struct date d) {
    int days = d.day - 1;
    for (int year = 2000; year < d.year; year++) days += year % 4 == 0 ? 366 : 365;
    for (int month = 1; month < d.month; month++) days += length_of(month, d.year);
    return days % 7;
}

/* The reason why the bank is closed, or NULL. */
static const char *reason(struct date d) {
    char text[40];
    if (weekday(d) == 1) return "Sunday";
    if (weekday(d) == 0 && d.day >= 8 && d.day <= 14) return "second Saturday";
    if (weekday(d) == 0 && d.day >= 22 && d.day <= 28) return "fourth Saturday";
    sprintf(text, "%04d-%02d-%02d", d.year, d.month, d.day);
    for (int i = 0; i < h; i++) {
        if (strcmp(holidays[i], text) == 0) return "holiday";
    }
    return NULL;
}

static struct date next(struct date d) {
    d.day++;
    if (d.day > length_of(d.month, d.year)) {
        d.day = 1;
        d.month++;
    }
    if (d.month > 12) {
        d.month = 1;
        d.year++;
    }
    return d;
}

int main(void) {
    int q;
    scanf("%d %d", &h, &q);
    for (int i = 0; i < h; i++) scanf("%10s", holidays[i]);
    while (q-- > 0) {
        struct date d;
        scanf("%d-%d-%d", &d.year, &d.month, &d.day);
        const char *why = reason(d);
        if (why == NULL) {
            printf("open\n");
            continue;
        }
        while (reason(d) != NULL) d = next(d);
        printf("%s, next: %04d-%02d-%02d\n", why, d.year, d.month, d.day);
    }
    return 0;
}
