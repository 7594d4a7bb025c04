#include <stdio.h>
#include <string.h>

struct house {
    int points, students;
};

struct student {
    int points;
    struct house *house; /* NULL: no house yet */
};

int main(void) {
    struct house houses[7] = {0};
    struct student students[101] = {0};
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[8];
        int a, b;
        scanf("%7s %d", command, &a);
        if (strcmp(command, "house") == 0) {
            printf("%d %d\n", houses[a].points, houses[a].students);
            continue;
        }
        struct student *s = &students[a];
        if (strcmp(command, "student") == 0) {
            printf("%d %d\n", (int)(s->house - houses), s->points);
        } else if (strcmp(command, "join") == 0) {
            scanf("%d", &b);
            if (s->house != NULL) s->house->students--;
            s->house = &houses[b];
            s->house->students++;
        } else {
            scanf("%d", &b);
            s->points += b;
            s->house->points += b;
        }
    }
    return 0;
}
