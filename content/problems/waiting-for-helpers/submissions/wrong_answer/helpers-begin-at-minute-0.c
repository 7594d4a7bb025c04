#include <stdio.h>
#include <string.h>

int main(void) {
    static char names[200][16];
    static int ready[200];
    int n, helpers = 0, time = 0, waited = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char step[6], name[16];
        int t;
        scanf("%5s", step);
        if (strcmp(step, "work") == 0) {
            scanf("%d", &t);
            time += t;
        } else if (strcmp(step, "start") == 0) {
            scanf("%15s %d", names[helpers], &t);
            ready[helpers++] = t;
        } else {
            int i = 0;
            scanf("%15s", name);
            while (strcmp(names[i], name) != 0) i++;
            if (ready[i] > time) {
                waited += ready[i] - time;
                time = ready[i];
            }
            printf("%s %d\n", name, time);
        }
    }
    int all = time;
    for (int i = 0; i < helpers; i++) {
        if (ready[i] > all) all = ready[i];
    }
    printf("%d %d %d\n", time, all, waited);
    return 0;
}
