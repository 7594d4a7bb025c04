#include <stdio.h>
#include <string.h>

static int number_of(const char *day) {
    static const char *days[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
    int i = 0;
    while (strcmp(days[i], day) != 0) i++;
    return i;
}

int main(void) {
    char names[50][21], day[4];
    int market[50], v, q;
    scanf("%d %d", &v, &q);
    for (int i = 0; i < v; i++) {
        scanf("%20s %3s", names[i], day);
        market[i] = number_of(day);
    }
    while (q-- > 0) {
        scanf("%3s", day);
        int today = number_of(day), next = 0, wait = 7;
        for (int i = 0; i < v; i++) {
            int days = (market[i] - today) % 7;
            if (days < wait) {
                wait = days;
                next = i;
            }
        }
        if (wait == 0) printf("%s today\n", names[next]);
        else if (wait == 1) printf("%s tomorrow\n", names[next]);
        else printf("%s in %d days\n", names[next], wait);
    }
    return 0;
}
