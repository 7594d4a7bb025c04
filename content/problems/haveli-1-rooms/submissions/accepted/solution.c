#include <stdio.h>
#include <string.h>

#define MOST_ROOMS 31 // room 0 stays empty
#define LENGTH 31
#define LINE 40
#define WORD 10

enum { NORTH, EAST, SOUTH, WEST, DIRECTIONS };
const char *direction_names[DIRECTIONS] = {"north", "east", "south", "west"};

struct room {
    char name[LENGTH];
    int exits[DIRECTIONS]; // the number of the room behind each exit, 0: no exit
    int visits;
};

struct room rooms[MOST_ROOMS];
int room_count;
int here; // the number of the room in which the player stands

// Reads the rest of the line, without the space in front of it.
void read_rest(char *text) {
    char line[LINE];
    if (fgets(line, sizeof line, stdin) == NULL) return;
    line[strcspn(line, "\r\n")] = '\0';
    strcpy(text, line + 1);
}

void read_rooms(void) {
    scanf("%d", &room_count);
    for (int i = 1; i <= room_count; i++) {
        for (int d = 0; d < DIRECTIONS; d++) scanf("%d", &rooms[i].exits[d]);
        read_rest(rooms[i].name);
        rooms[i].visits = 0;
    }
}

// The number of this direction, or -1.
int direction_of(const char *name) {
    for (int d = 0; d < DIRECTIONS; d++) {
        if (strcmp(direction_names[d], name) == 0) return d;
    }
    return -1;
}

void look(void) {
    const struct room *r = &rooms[here];
    printf("You are in %s.\n", r->name);
    printf("Exits:");
    int exits = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
        if (r->exits[d] == 0) continue;
        printf(" %s", direction_names[d]);
        exits++;
    }
    printf(exits == 0 ? " none\n" : "\n");
}

void enter(int number) {
    here = number;
    rooms[here].visits++;
}

void go(const char *name) {
    int d = direction_of(name);
    if (d < 0) {
        printf("%s is no direction.\n", name);
    } else if (rooms[here].exits[d] == 0) {
        printf("No way %s.\n", name);
    } else {
        enter(rooms[here].exits[d]);
        look();
    }
}

void diary(void) {
    for (int i = 1; i <= room_count; i++) {
        if (rooms[i].visits > 0) printf("%s: %d\n", rooms[i].name, rooms[i].visits);
    }
}

void obey(const char *command, const char *word) {
    if (strcmp(command, "look") == 0) look();
    else if (strcmp(command, "go") == 0) go(word);
    else diary();
}

// Some commands have a word after them.
int has_word(const char *command) {
    return strcmp(command, "go") == 0;
}

int main(void) {
    int n;
    read_rooms();
    enter(1);
    scanf("%d", &n);
    while (n-- > 0) {
        char command[WORD], word[WORD] = "";
        scanf("%9s", command);
        if (has_word(command)) scanf("%9s", word);
        obey(command, word);
    }
    return 0;
}
