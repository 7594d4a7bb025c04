#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LENGTH 31
#define LONGEST 100 // of the lines of a file
#define PARTS 6
#define DAYS 31
#define ALL_DAYS 2147483647 // 31 bits
#define MISSING -1
#define TO_PASS 33

enum { MATHS, PHYSICS, CHEMISTRY, SUBJECTS };
const char *subject_names[SUBJECTS] = {"maths", "physics", "chemistry"};

struct student {
    int roll;
    char name[LENGTH];
    int marks[SUBJECTS];  // MISSING: none yet
    unsigned int present; // bit 0 for day 1, bit 30 for day 31
};

struct student *students = NULL;
int count = 0, room = 0;

// Makes sure that one more student has room.
void make_room(void) {
    if (count < room) return;
    int more = room == 0 ? 16 : 2 * room;
    struct student *larger = realloc(students, more * sizeof(struct student));
    if (larger == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    students = larger;
    room = more;
}

// A change that can be taken back; the newest one is the first of the list.
struct change {
    char command[10];
    int place;
    struct student before; // of a student who is added: as it was then
    struct change *next;
};

struct change *changes = NULL;

// Notes that the student at this place is about to change.
void remember(const char *command, int place) {
    struct change *c = malloc(sizeof(struct change));
    if (c == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    strcpy(c->command, command);
    c->place = place;
    c->before = students[place];
    c->next = changes;
    changes = c;
}

// The place of this roll number, or -1.
int place_of(int roll) {
    for (int i = 0; i < count; i++) {
        if (students[i].roll == roll) return i;
    }
    return -1;
}

// The number of this subject, or -1.
int subject_of(const char *name) {
    for (int i = 0; i < SUBJECTS; i++) {
        if (strcmp(subject_names[i], name) == 0) return i;
    }
    return -1;
}

// Reads the rest of the line, without the space in front of it.
void read_rest(char *text) {
    char line[LENGTH + 4];
    if (fgets(line, sizeof line, stdin) == NULL) return;
    line[strcspn(line, "\r\n")] = '\0';
    strcpy(text, line + 1);
}

void add(int roll, const char *name) {
    if (place_of(roll) >= 0) {
        printf("%d exists\n", roll);
        return;
    }
    make_room();
    struct student *s = &students[count];
    count++;
    s->roll = roll;
    strcpy(s->name, name);
    for (int i = 0; i < SUBJECTS; i++) s->marks[i] = MISSING;
    s->present = 0;
    remember("add", count - 1);
    printf("added %d\n", roll);
}

// Takes out the student at this place; those after it move up.
void take_out(int place) {
    count--;
    for (int i = place; i < count; i++) students[i] = students[i + 1];
}

// Puts a student in at this place; those after it make room.
void put_in(int place, struct student s) {
    make_room();
    for (int i = count; i > place; i--) students[i] = students[i - 1];
    students[place] = s;
    count++;
}

void remove_student(int place) {
    remember("remove", place);
    printf("%d removed\n", students[place].roll);
    take_out(place);
}

void show(const struct student *s) {
    printf("%d: %s\n", s->roll, s->name);
}

void change_name(struct student *s, const char *name) {
    remember("rename", place_of(s->roll));
    strcpy(s->name, name);
    printf("%d is now %s\n", s->roll, name);
}

void find(const char *text) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        if (strstr(students[i].name, text) != NULL) {
            show(&students[i]);
            found++;
        }
    }
    if (found == 0) printf("nobody\n");
}

void set_marks(struct student *s, const char *name, int marks) {
    int subject = subject_of(name);
    if (subject < 0) {
        printf("no subject %s\n", name);
        return;
    }
    remember("marks", place_of(s->roll));
    s->marks[subject] = marks;
    printf("%d %s %d\n", s->roll, name, marks);
}

int total(const struct student *s) {
    int sum = 0;
    for (int i = 0; i < SUBJECTS; i++) {
        if (s->marks[i] != MISSING) sum += s->marks[i];
    }
    return sum;
}

const char *result(const struct student *s) {
    int missing = 0;
    for (int i = 0; i < SUBJECTS; i++) {
        if (s->marks[i] == MISSING) missing++;
        else if (s->marks[i] < TO_PASS) return "fail";
    }
    return missing > 0 ? "incomplete" : "pass";
}

void card(const struct student *s) {
    printf("%d %s:", s->roll, s->name);
    for (int i = 0; i < SUBJECTS; i++) {
        printf(" %s ", subject_names[i]);
        if (s->marks[i] == MISSING) printf("-");
        else printf("%d", s->marks[i]);
    }
    printf(" total %d %s\n", total(s), result(s));
}

void average(const char *name) {
    int subject = subject_of(name);
    if (subject < 0) {
        printf("no subject %s\n", name);
        return;
    }
    int sum = 0, with_marks = 0;
    for (int i = 0; i < count; i++) {
        if (students[i].marks[subject] == MISSING) continue;
        sum += students[i].marks[subject];
        with_marks++;
    }
    if (with_marks == 0) printf("%s: no marks\n", name);
    else printf("%s: average %d of %d\n", name, sum / with_marks, with_marks);
}

int by_roll(const void *x, const void *y) {
    const struct student *a = x, *b = y;
    return a->roll < b->roll ? -1 : 1;
}

// More marks first, then the name, then the roll number.
int by_merit(const void *x, const void *y) {
    const struct student *a = x, *b = y;
    if (total(a) != total(b)) return total(a) > total(b) ? -1 : 1;
    int names = strcmp(a->name, b->name);
    return names != 0 ? names : by_roll(x, y);
}

// A copy to be sorted, which the caller frees. The register itself keeps its order.
struct student *copy_of_all(void) {
    struct student *copy = malloc((count + 1) * sizeof(struct student));
    if (copy == NULL) {
        fprintf(stderr, "no memory\n");
        exit(1);
    }
    for (int i = 0; i < count; i++) copy[i] = students[i];
    return copy;
}

void list(void) {
    if (count == 0) {
        printf("empty\n");
        return;
    }
    struct student *ordered = copy_of_all();
    qsort(ordered, count, sizeof(struct student), by_roll);
    for (int i = 0; i < count; i++) show(&ordered[i]);
    free(ordered);
}

void merit(int most) {
    if (count == 0) {
        printf("empty\n");
        return;
    }
    struct student *ordered = copy_of_all();
    qsort(ordered, count, sizeof(struct student), by_merit);
    int rank = 1;
    for (int i = 0; i < count && i < most; i++) {
        if (i > 0 && total(&ordered[i]) < total(&ordered[i - 1])) rank = i + 1;
        printf("%d. %s (%d) %d\n", rank, ordered[i].name, ordered[i].roll, total(&ordered[i]));
    }
    free(ordered);
}

void toppers(const char *name) {
    int subject = subject_of(name);
    if (subject < 0) {
        printf("no subject %s\n", name);
        return;
    }
    int best = MISSING;
    for (int i = 0; i < count; i++) {
        if (students[i].marks[subject] > best) best = students[i].marks[subject];
    }
    if (best == MISSING) {
        printf("%s: no marks\n", name);
        return;
    }
    struct student *ordered = copy_of_all();
    qsort(ordered, count, sizeof(struct student), by_roll);
    printf("%s: %d\n", name, best);
    for (int i = 0; i < count; i++) {
        if (ordered[i].marks[subject] == best) show(&ordered[i]);
    }
    free(ordered);
}

void undo(void) {
    if (changes == NULL) {
        printf("nothing to undo\n");
        return;
    }
    struct change *last = changes;
    changes = last->next;
    if (strcmp(last->command, "add") == 0) take_out(last->place);
    else if (strcmp(last->command, "remove") == 0) put_in(last->place, last->before);
    else students[last->place] = last->before;
    printf("undone: %s %d\n", last->command, last->before.roll);
    free(last);
}

void print_log(int most) {
    if (changes == NULL) printf("nothing\n");
    for (struct change *c = changes; c != NULL && most > 0; c = c->next) {
        printf("%s %d\n", c->command, c->before.roll);
        most--;
    }
}

void forget_changes(void) {
    while (changes != NULL) {
        struct change *next = changes->next;
        free(changes);
        changes = next;
    }
}

// Whether a student was present on a day.
int was_present(const struct student *s, int day) {
    return (s->present >> (day - 1)) & 1u;
}

// Notes that a student was present on a day, or was not.
void attend(struct student *s, int day, int is_present) {
    const char *word = is_present ? "present" : "absent";
    if (was_present(s, day) == is_present) {
        printf("%d is %s already\n", s->roll, word);
        return;
    }
    remember(word, place_of(s->roll));
    s->present ^= 1u << (day - 1);
    printf("%d %s on %d\n", s->roll, word, day);
}

void days(const struct student *s) {
    int present = 0, row = 0, longest = 0;
    for (int day = 1; day <= DAYS; day++) {
        present += was_present(s, day);
        row = was_present(s, day) ? row + 1 : 0;
        if (row > longest) longest = row;
    }
    printf("%d: %d days, %d in a row\n", s->roll, present, longest);
}

void together(const struct student *a, const struct student *b) {
    unsigned int both = a->present & b->present;
    printf("%d and %d:", a->roll, b->roll);
    if (both == 0) printf(" never");
    for (int day = 1; day <= DAYS; day++) {
        if (both & (1u << (day - 1))) printf(" %d", day);
    }
    printf("\n");
}

// Who was not there on a day.
void missing(int day) {
    struct student *ordered = copy_of_all();
    qsort(ordered, count, sizeof(struct student), by_roll);
    int found = 0;
    printf("%d:", day);
    for (int i = 0; i < count; i++) {
        if (was_present(&ordered[i], day)) continue;
        printf(" %d", ordered[i].roll);
        found++;
    }
    printf(found == 0 ? " nobody\n" : "\n");
    free(ordered);
}

void save(const char *file) {
    FILE *f = fopen(file, "w");
    if (f == NULL) return;
    for (int i = 0; i < count; i++) {
        fprintf(f, "%d;%s", students[i].roll, students[i].name);
        for (int k = 0; k < SUBJECTS; k++) {
            if (students[i].marks[k] == MISSING) fprintf(f, ";-");
            else fprintf(f, ";%d", students[i].marks[k]);
        }
        fprintf(f, ";%u\n", students[i].present);
    }
    fclose(f);
    printf("saved %d students\n", count);
}

// Cuts the line at its semicolons. Returns the number of parts; at most PARTS of them are stored.
int split(char *line, char *parts[]) {
    int found = 0;
    char *start = line;
    for (char *p = line;; p++) {
        int end = *p == '\0';
        if (*p != ';' && !end) continue;
        *p = '\0';
        if (found < PARTS) parts[found] = start;
        found++;
        start = p + 1;
        if (end) return found;
    }
}

// The number that is the whole text, or -1 if it is none from low to high.
int number(const char *text, int low, int high) {
    char *end;
    long value = strtol(text, &end, 10);
    if (!isdigit(text[0]) || *end != '\0' || value < low || value > high) return -1;
    return value;
}

// Makes a student of a line. Returns 0 if the line is damaged.
int read_student(char *line, struct student *s) {
    char *parts[PARTS];
    int found = split(line, parts);
    if (found != PARTS && found != PARTS - 1) return 0;
    s->roll = number(parts[0], 1, 9999);
    if (s->roll < 0 || parts[1][0] == '\0') return 0;
    strcpy(s->name, parts[1]);
    for (int k = 0; k < SUBJECTS; k++) {
        s->marks[k] = number(parts[2 + k], 0, 100);
        if (s->marks[k] < 0 && strcmp(parts[2 + k], "-") != 0) return 0;
    }
    // Files of Register 5 have no attendance
    int present = found == PARTS ? number(parts[PARTS - 1], 0, ALL_DAYS) : 0;
    s->present = present;
    return present >= 0;
}

// Reads a whole file into the empty register. Returns the number of its damaged line, or 0.
int read_all(FILE *f) {
    char line[LONGEST];
    int lines = 0;
    while (fgets(line, sizeof line, f) != NULL) {
        struct student s;
        lines++;
        line[strcspn(line, "\n")] = '\0';
        if (!read_student(line, &s) || place_of(s.roll) >= 0) return lines;
        put_in(count, s);
    }
    return 0;
}

void load(const char *file) {
    FILE *f = fopen(file, "r");
    if (f == NULL) {
        printf("no file %s\n", file);
        return;
    }
    // Put the old register aside
    struct student *old = students;
    int old_count = count, old_room = room;
    students = NULL;
    count = 0;
    room = 0;
    int damaged = read_all(f);
    fclose(f);
    if (damaged == 0) {
        free(old);
        forget_changes();
        printf("loaded %d students\n", count);
        return;
    }
    // The old register is the right one
    free(students);
    students = old;
    count = old_count;
    room = old_room;
    printf("%s is damaged in line %d\n", file, damaged);
}

void print_file(const char *file) {
    FILE *f = fopen(file, "r");
    if (f == NULL) {
        printf("no file %s\n", file);
        return;
    }
    char line[LONGEST];
    while (fgets(line, sizeof line, f) != NULL) printf("%s", line);
    fclose(f);
}

void append(const char *file) {
    char line[LONGEST];
    if (fgets(line, sizeof line, stdin) == NULL) return;
    line[strcspn(line, "\r\n")] = '\0';
    FILE *f = fopen(file, "a");
    if (f == NULL) return;
    fprintf(f, "%s\n", line + 1);
    fclose(f);
    printf("appended\n");
}

// The commands that begin with the name of a file; 0 if it is none of them.
int with_file(const char *command) {
    int saves = strcmp(command, "save") == 0, loads = strcmp(command, "load") == 0;
    int prints = strcmp(command, "print") == 0, appends = strcmp(command, "append") == 0;
    if (!saves && !loads && !prints && !appends) return 0;
    char file[10];
    scanf("%9s", file);
    if (saves) save(file);
    else if (loads) load(file);
    else if (prints) print_file(file);
    else append(file);
    return 1;
}

// The commands that begin with a roll number.
void with_roll(const char *command) {
    char text[LENGTH + 4], subject[10];
    int roll, marks, other; // other: a day or a second roll number
    scanf("%d", &roll);
    int place = place_of(roll);
    struct student *s = place < 0 ? NULL : &students[place];
    if (strcmp(command, "marks") == 0) scanf("%9s %d", subject, &marks);
    if (strcmp(command, "present") == 0 || strcmp(command, "absent") == 0 || strcmp(command, "together") == 0) {
        scanf("%d", &other);
    }
    if (strcmp(command, "add") == 0 || strcmp(command, "rename") == 0) read_rest(text);

    if (strcmp(command, "add") == 0) add(roll, text);
    else if (s == NULL) printf("no %d\n", roll);
    else if (strcmp(command, "rename") == 0) change_name(s, text);
    else if (strcmp(command, "marks") == 0) set_marks(s, subject, marks);
    else if (strcmp(command, "card") == 0) card(s);
    else if (strcmp(command, "remove") == 0) remove_student(place);
    else if (strcmp(command, "present") == 0) attend(s, other, 1);
    else if (strcmp(command, "absent") == 0) attend(s, other, 0);
    else if (strcmp(command, "days") == 0) days(s);
    else if (strcmp(command, "together") == 0) {
        int second = place_of(other);
        if (second < 0) printf("no %d\n", other);
        else together(s, &students[second]);
    }
    else show(s);
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[10], text[LENGTH + 4];
        scanf("%9s", command);
        if (strcmp(command, "count") == 0) {
            printf("%d students\n", count);
        } else if (strcmp(command, "find") == 0) {
            read_rest(text);
            find(text);
        } else if (strcmp(command, "average") == 0) {
            scanf("%9s", text);
            average(text);
        } else if (strcmp(command, "toppers") == 0) {
            scanf("%9s", text);
            toppers(text);
        } else if (strcmp(command, "list") == 0) {
            list();
        } else if (strcmp(command, "merit") == 0 || strcmp(command, "log") == 0 || strcmp(command, "missing") == 0) {
            int value;
            scanf("%d", &value);
            if (strcmp(command, "merit") == 0) merit(value);
            else if (strcmp(command, "log") == 0) print_log(value);
            else missing(value);
        } else if (strcmp(command, "undo") == 0) {
            undo();
        } else if (!with_file(command)) {
            with_roll(command);
        }
    }
    forget_changes();
    free(students);
    return 0;
}
