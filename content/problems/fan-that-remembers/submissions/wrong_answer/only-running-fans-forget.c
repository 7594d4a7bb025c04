#include <stdio.h>
#include <string.h>

struct fan {
    int on;
    int speed; /* remembered while the fan is off */
};

static void change(struct fan *f, const char *command) {
    if (strcmp(command, "on") == 0) f->on = 1;
    else if (strcmp(command, "off") == 0) f->on = 0;
    else if (!f->on) return;
    else if (strcmp(command, "up") == 0 && f->speed < 5) f->speed++;
    else if (strcmp(command, "down") == 0 && f->speed > 1) f->speed--;
}

int main(void) {
    struct fan fans[21];
    for (int k = 1; k <= 20; k++) fans[k] = (struct fan){0, 3};
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[8];
        int k, running = 0;
        scanf("%7s", command);
        if (strcmp(command, "cut") == 0) {
            for (k = 1; k <= 20; k++) {
                running += fans[k].on;
                if (fans[k].on) fans[k] = (struct fan){0, 1};
            }
            printf("%d\n", running);
            continue;
        }
        scanf("%d", &k);
        change(&fans[k], command);
        if (fans[k].on) printf("%d\n", fans[k].speed);
        else printf("off\n");
    }
    return 0;
}
