#include <stdio.h>
#include <string.h>

#define NEVER 1000000000
#define DAY 1440

struct alarm {
    int day, time;
    int (*next)(const struct alarm *, int);
};

static int next_once(const struct alarm *a, int t) {
    int ring = a->day * DAY + a->time;
    return ring >= t ? ring : NEVER;
}

static int next_daily(const struct alarm *a, int t) {
    int today = t / DAY * DAY + a->time;
    return today >= t ? today : today + DAY;
}

static int next_workday(const struct alarm *a, int t) {
    int ring = next_daily(a, t);
    while (ring / DAY % 7 >= 5) ring += DAY;
    return ring;
}

static int read_time(void) {
    int hours, minutes;
    scanf("%d:%d", &hours, &minutes);
    return 60 * hours + minutes;
}

static struct alarm read_alarm(void) {
    struct alarm alarm = {0, 0, next_daily};
    char kind[9];
    scanf("%8s", kind);
    if (strcmp(kind, "workdays") == 0) alarm.next = next_workday;
    if (strcmp(kind, "once") == 0) {
        alarm.next = next_once;
        scanf("%d", &alarm.day);
        alarm.day--; /* days are counted from 0 here */
    }
    alarm.time = read_time();
    return alarm;
}

int main(void) {
    struct alarm alarms[100];
    int n, m, day;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) alarms[i] = read_alarm();
    while (m-- > 0) {
        int best = 0, first = NEVER;
        scanf("%d", &day);
        int t = (day - 1) * DAY + read_time();
        for (int i = 0; i < n; i++) {
            int ring = alarms[i].next(&alarms[i], t);
            if (ring < first) {
                first = ring;
                best = i + 1;
            }
        }
        if (best == 0) printf("none\n");
        else printf("alarm %d day %d %02d:%02d\n", best, first / DAY + 1, first % DAY / 60, first % 60);
    }
    return 0;
}
