#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_ROOMS 31 // room 0 stays empty
#define MOST_THINGS 20
#define LENGTH 31
#define LINE 40
#define WORD 10
#define STRONG_ENOUGH_FOR 10 // kilograms

enum { NORTH, EAST, SOUTH, WEST, DIRECTIONS };
const char *direction_names[DIRECTIONS] = {"north", "east", "south", "west"};

struct room {
    char name[LENGTH];
    int exits[DIRECTIONS]; // the number of the room behind each exit, 0: no exit
    int visits;
};

#define IN_BAG 0

struct thing {
    char name[WORD];
    int weight;
    int place; // the number of a room, or IN_BAG
    int first_place; // where it is when the game begins
};

struct room rooms[MOST_ROOMS];
int room_count;
int here; // the number of the room in which the player stands

struct thing things[MOST_THINGS];
int thing_count;

int bag[MOST_THINGS]; // the places in things, in the order of taking
int in_bag = 0;

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
    }
}

void read_things(void) {
    scanf("%d", &thing_count);
    for (int i = 0; i < thing_count; i++) {
        scanf("%d %d %9s", &things[i].first_place, &things[i].weight, things[i].name);
    }
}

// The number of this direction, or -1.
int direction_of(const char *name) {
    for (int d = 0; d < DIRECTIONS; d++) {
        if (strcmp(direction_names[d], name) == 0) return d;
    }
    return -1;
}

// The number of the thing with this name if it is at this place, or -1.
int thing_at(int place, const char *name) {
    for (int i = 0; i < thing_count; i++) {
        if (things[i].place == place && strcmp(things[i].name, name) == 0) return i;
    }
    return -1;
}

int bag_weight(void) {
    int sum = 0;
    for (int i = 0; i < in_bag; i++) sum += things[bag[i]].weight;
    return sum;
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
    int found = 0;
    for (int i = 0; i < thing_count; i++) {
        if (things[i].place != here) continue;
        printf(found == 0 ? "Here: %s" : " %s", things[i].name);
        found++;
    }
    if (found > 0) printf("\n");
}

// The thread: the room of the player first, the beginning last. No room is in it twice.
struct knot {
    int room;
    struct knot *next;
};

struct knot *thread = NULL;

// The knot in this room, or NULL.
struct knot *knot_in(int number) {
    struct knot *k = thread;
    while (k != NULL && k->room != number) k = k->next;
    return k;
}

// Frees the knots in front of this one, which becomes the first.
void wind_up(const struct knot *first) {
    while (thread != first) {
        struct knot *next = thread->next;
        free(thread);
        thread = next;
    }
}

void tie(int number) {
    struct knot *k = malloc(sizeof(struct knot));
    if (k == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    k->room = number;
    k->next = thread;
    thread = k;
}

void enter(int number) {
    here = number;
    rooms[here].visits++;
    struct knot *k = knot_in(number);
    if (k == NULL) tie(number);
    else wind_up(k);
}

void print_thread(void) {
    printf("Thread: ");
    for (struct knot *k = thread; k != NULL; k = k->next) {
        printf(k->next == NULL ? "%s\n" : "%s, ", rooms[k->room].name);
    }
}

void back(void) {
    if (thread->next == NULL) {
        printf("The thread begins here.\n");
        return;
    }
    enter(thread->next->room);
    look();
}

void home(void) {
    int steps = 0;
    while (thread->next != NULL) {
        enter(thread->next->room);
        steps++;
    }
    printf("Rooms on the way: %d\n", steps);
    look();
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

void take(const char *name) {
    int i = thing_at(here, name);
    if (i < 0) {
        printf("No %s here.\n", name);
    } else if (bag_weight() + things[i].weight > STRONG_ENOUGH_FOR) {
        printf("Too heavy: %s\n", name);
    } else {
        things[i].place = IN_BAG;
        bag[in_bag] = i;
        in_bag++;
        printf("Taken: %s\n", name);
    }
}

void drop(const char *name) {
    int i = thing_at(IN_BAG, name);
    if (i < 0) {
        printf("No %s in your bag.\n", name);
        return;
    }
    things[i].place = here;
    int k = 0;
    while (bag[k] != i) k++;
    in_bag--;
    for (; k < in_bag; k++) bag[k] = bag[k + 1];
    printf("Dropped: %s\n", name);
}

void print_bag(void) {
    printf("Bag:");
    for (int i = 0; i < in_bag; i++) printf(" %s", things[bag[i]].name);
    if (in_bag == 0) printf(" empty\n");
    else printf(" (%d kg)\n", bag_weight());
}

void diary(void) {
    for (int i = 1; i <= room_count; i++) {
        if (rooms[i].visits > 0) printf("%s: %d\n", rooms[i].name, rooms[i].visits);
    }
}

void obey(const char *command, const char *word) {
    if (strcmp(command, "look") == 0) look();
    else if (strcmp(command, "go") == 0) go(word);
    else if (strcmp(command, "take") == 0) take(word);
    else if (strcmp(command, "drop") == 0) drop(word);
    else if (strcmp(command, "bag") == 0) print_bag();
    else if (strcmp(command, "thread") == 0) print_thread();
    else if (strcmp(command, "back") == 0) back();
    else if (strcmp(command, "home") == 0) home();
    else diary();
}

// Some commands have a word after them.
int has_word(const char *command) {
    const char *with_word[] = {"go", "take", "drop", "record", "play", "print"};
    for (int i = 0; i < 6; i++) {
        if (strcmp(with_word[i], command) == 0) return 1;
    }
    return 0;
}

// Reads the next command and its word, if it has one. 0: there is none.
int read_command(FILE *f, char *command, char *word) {
    word[0] = '\0';
    if (fscanf(f, "%9s", command) != 1) return 0;
    if (has_word(command)) fscanf(f, "%9s", word);
    return 1;
}

void write_command(FILE *f, const char *command, const char *word) {
    if (has_word(command)) fprintf(f, "%s %s\n", command, word);
    else fprintf(f, "%s\n", command);
}

FILE *recording = NULL; // open while commands are recorded
int recorded;

void record(const char *name) {
    if (recording != NULL) {
        printf("Already recording.\n");
        return;
    }
    recording = fopen(name, "w");
    if (recording == NULL) {
        printf("Cannot write %s.\n", name);
        return;
    }
    recorded = 0;
    printf("Recording: %s\n", name);
}

void stop(void) {
    if (recording == NULL) {
        printf("Not recording.\n");
        return;
    }
    fclose(recording);
    recording = NULL;
    printf("Recorded: %d\n", recorded);
}

void begin(void) {
    for (int i = 1; i <= room_count; i++) rooms[i].visits += 0;
    for (int i = 0; i < thing_count; i++) things[i].place = things[i].first_place;
    in_bag = 0;
    wind_up(NULL);
    enter(1);
}

void play(const char *name) {
    if (recording != NULL) {
        printf("Stop recording first.\n");
        return;
    }
    FILE *f = fopen(name, "r");
    if (f == NULL) {
        printf("No file %s.\n", name);
        return;
    }
    begin();
    char command[WORD], word[WORD];
    while (read_command(f, command, word)) {
        printf("> ");
        write_command(stdout, command, word);
        obey(command, word);
    }
    fclose(f);
}

void print_file(const char *name) {
    if (recording != NULL) {
        printf("Stop recording first.\n");
        return;
    }
    FILE *f = fopen(name, "r");
    if (f == NULL) {
        printf("No file %s.\n", name);
        return;
    }
    char command[WORD], word[WORD];
    int number = 0;
    while (read_command(f, command, word)) {
        number++;
        printf("%d. ", number);
        write_command(stdout, command, word);
    }
    fclose(f);
}

// What the player types.
void obey_player(const char *command, const char *word) {
    if (strcmp(command, "record") == 0) {
        record(word);
    } else if (strcmp(command, "stop") == 0) {
        stop();
    } else if (strcmp(command, "play") == 0) {
        play(word);
    } else if (strcmp(command, "print") == 0) {
        print_file(word);
    } else {
        if (recording != NULL) {
            write_command(recording, command, word);
            recorded++;
        }
        obey(command, word);
    }
}

int main(void) {
    int n;
    read_rooms();
    read_things();
    begin();
    scanf("%d", &n);
    while (n-- > 0) {
        char command[WORD], word[WORD];
        read_command(stdin, command, word);
        obey_player(command, word);
    }
    if (recording != NULL) fclose(recording);
    wind_up(NULL);
    return 0;
}
