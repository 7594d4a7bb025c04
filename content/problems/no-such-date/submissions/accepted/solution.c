#include <stdio.h>
#include <string.h>

static int days_of(int month, int year) {
    static const int days[] = {0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return days[month] + (month == 2 && leap);
}

/* The number at the place, with low to high digits and the given sign after it; -1 if it is none. */
static int part(const char **place, int low, int high, char after) {
    int digits = 0, number = 0;
    for (; **place >= '0' && **place <= '9' && digits < high; (*place)++, digits++) {
        number = 10 * number + (**place - '0');
    }
    if (digits < low || **place != after) return -1;
    (*place)++;
    return number;
}

/* C has no exceptions: the function gives back the fault, or NULL if all is well. */
static const char *check(const char *text, int *day, int *month, int *year) {
    *day = part(&text, 1, 2, '/');
    if (*day < 0) return "not a date";
    *month = part(&text, 1, 2, '/');
    if (*month < 0) return "not a date";
    *year = part(&text, 4, 4, '\0');
    if (*year < 0) return "not a date";
    if (*month < 1 || *month > 12) return "no such month";
    if (*day < 1 || *day > days_of(*month, *year)) return "no such day";
    return NULL;
}

int main(void) {
    int n, good = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char text[21];
        int day, month, year;
        scanf("%20s", text);
        const char *fault = check(text, &day, &month, &year);
        if (fault != NULL) {
            printf("%s\n", fault);
        } else {
            printf("%04d-%02d-%02d\n", year, month, day);
            good++;
        }
    }
    printf("%d\n", good);
    return 0;
}
