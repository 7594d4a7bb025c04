#include <stdio.h>
#include <string.h>

struct room {
    int students;
    int opening; /* how often the room has been opened */
};

struct student {
    char name[9];
    int room;                /* where the student is */
    int pass_room, pass_opening; /* room 0: no pass */
};

static struct room rooms[101];
static struct student students[500];
static int count = 0;

static struct student *find(const char *name) {
    int i = 0;
    while (i < count && strcmp(students[i].name, name) != 0) i++;
    if (i == count) strcpy(students[count++].name, name);
    return &students[i];
}

int main(void) {
    int n, r, open = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[6], name[9];
        scanf("%5s %8s", command, name);
        struct student *s = find(name);
        if (strcmp(command, "enter") == 0) {
            scanf("%d", &s->room);
            struct room *room = &rooms[s->room];
            if (room->students == 0) room->opening++;
            room->students++;
        } else if (strcmp(command, "leave") == 0) {
            rooms[s->room].students--;
        } else if (strcmp(command, "pass") == 0) {
            scanf("%d", &r);
            if (rooms[r].students == 0) {
                printf("closed\n");
                continue;
            }
            s->pass_room = r;
            s->pass_opening = rooms[r].opening;
            printf("given\n");
        } else if (s->pass_room == 0) {
            printf("no pass\n");
        } else {
            const struct room *room = &rooms[s->pass_room];
            if (room->students > 0 && room->opening == s->pass_opening) printf("%d\n", s->pass_room);
            else printf("void\n");
        }
    }
    for (r = 1; r <= 100; r++) open += rooms[r].students > 0;
    printf("open %d\n", open);
    return 0;
}
