#include <stdio.h>

const int LENGTHS[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
const char *DAYS[7] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

int days_of_year(int year) { return year % 4 == 0 ? 366 : 365; }

int days_of_month(int year, int month) { return LENGTHS[month - 1] + (month == 2 && year % 4 == 0); }

int read_date(void) {
    int year, month, day, number = 0;
    scanf("%d-%d-%d", &year, &month, &day);
    for (int y = 2024; y < year; y++) number += days_of_year(y);
    for (int m = 1; m < month; m++) number += days_of_month(year, m);
    return number + day - 1;
}

int main(void) {
    int h, q, holidays[200];
    scanf("%d %d", &h, &q);
    for (int i = 0; i < h; i++) holidays[i] = read_date();
    for (int i = 0; i < q; i++) {
        int d, due = read_date();
        scanf("%d", &d);
        due += d;
        int closed = 1;
        while (closed) {
            closed = due % 7 == 6;
            for (int j = 0; j < h; j++)
                if (holidays[j] == due) closed = 1;
            if (closed) due++;
        }
        int year = 2024, month = 1, rest = due;
        while (rest >= days_of_year(year)) rest -= days_of_year(year++);
        while (rest >= days_of_month(year, month)) rest -= days_of_month(year, month++);
        printf("%04d-%02d-%02d %s\n", year, month, rest + 1, DAYS[due % 7]);
    }
    return 0;
}
