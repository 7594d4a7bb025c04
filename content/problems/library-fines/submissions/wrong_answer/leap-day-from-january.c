#include <stdio.h>

struct date {
    int day, month, year;
};

static int days_before_month[] = {0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

/* The number of the day, counted from the first of January 1988. */
static int day_number(struct date d) {
    int years = d.year - 1988;
    int number = years * 365 + (years + 3) / 4 + days_before_month[d.month] + d.day;
    if (d.year % 4 == 0) number++;
    return number;
}

static struct date read_date(void) {
    struct date d;
    scanf("%d/%d/%d", &d.day, &d.month, &d.year);
    return d;
}

int main(void) {
    int n, reader, owes[501] = {0}, somebody = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &reader);
        int due = day_number(read_date());
        int late = day_number(read_date()) - due;
        if (late > 7) owes[reader] += 7 * 2 + (late - 7) * 5;
        else if (late > 0) owes[reader] += late * 2;
    }
    for (reader = 1; reader <= 500; reader++) {
        if (owes[reader] == 0) continue;
        printf("%d %d\n", reader, owes[reader]);
        somebody = 1;
    }
    if (!somebody) printf("no fines\n");
    return 0;
}
