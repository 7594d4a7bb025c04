#include <stdio.h>

struct form {
    char name[16];
    int work, last;
};

static struct form forms[1000];

int main(void) {
    int n, day = 0, delay = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        struct form form;
        int place = i;
        scanf("%15s %d %d", form.name, &form.work, &form.last);
        while (place > 0 && forms[place - 1].last > form.last) {
            forms[place] = forms[place - 1];
            place--;
        }
        forms[place] = form;
    }
    for (int i = 0; i < n; i++) {
        day += forms[i].work;
        if (day + 1 - forms[i].last > delay) delay = day + 1 - forms[i].last;
    }
    if (delay > 0) printf("late by %d\n", delay);
    else printf("in time\n");
    for (int i = 0; i < n; i++) printf("%s ", forms[i].name);
    printf("\n");
    return 0;
}
