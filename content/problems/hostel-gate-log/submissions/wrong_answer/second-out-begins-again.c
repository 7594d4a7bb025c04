#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[64];
    int out, minutes, was_outside; /* out: the minute of going out, or -1 */
};

static struct student students[100];
static int count, now;

static struct student *find(const char *name) {
    int i = 0;
    while (i < count && strcmp(students[i].name, name) != 0) i++;
    if (i == count) {
        strcpy(students[count].name, name);
        students[count++].out = -1;
    }
    return &students[i];
}

/* Takes the line apart; 0 if it is not understood. */
static int take_apart(const char *line, int *minute, int *goes_out, const char **name) {
    for (int i = 0; i < 5; i++) {
        if (i == 2 ? line[i] != ':' : !isdigit((unsigned char)line[i])) return 0;
    }
    int hours = atoi(line), minutes = atoi(line + 3);
    if (hours > 23 || minutes > 59) return 0;
    *minute = 60 * hours + minutes;
    *goes_out = strncmp(line + 5, " out ", 5) == 0;
    if (!*goes_out && strncmp(line + 5, " in ", 4) != 0) return 0;
    *name = line + (*goes_out ? 10 : 9);
    if (**name == '\0') return 0;
    for (const char *c = *name; *c != '\0'; c++) {
        if (!isalpha((unsigned char)*c)) return 0;
    }
    return 1;
}

/* C has no exceptions: gives back the fault, or NULL. */
static const char *handle(const char *line) {
    int minute, goes_out;
    const char *name;
    if (!take_apart(line, &minute, &goes_out, &name)) return "not understood";
    if (minute < now) return "time goes back";
    now = minute;
    struct student *s = find(name);
    if (goes_out) {
        int before = s->out;
        s->out = minute;
        if (before >= 0) return "already outside";
        s->was_outside = 1;
    } else {
        if (s->out < 0) return "already inside";
        s->minutes += minute - s->out;
        s->out = -1;
    }
    return NULL;
}

static int longest_first(const void *a, const void *b) {
    const struct student *s = a, *t = b;
    return s->minutes != t->minutes ? t->minutes - s->minutes : strcmp(s->name, t->name);
}

int main(void) {
    char line[80];
    for (int number = 1; fgets(line, sizeof line, stdin) != NULL; number++) {
        line[strcspn(line, "\n")] = '\0';
        const char *fault = handle(line);
        if (fault != NULL) printf("line %d: %s\n", number, fault);
    }
    for (int i = 0; i < count; i++) {
        if (students[i].out >= 0) students[i].minutes += 24 * 60 - students[i].out;
    }
    qsort(students, count, sizeof students[0], longest_first);
    for (int i = 0; i < count; i++) {
        if (!students[i].was_outside) continue;
        printf("%s %d%s\n", students[i].name, students[i].minutes, students[i].out >= 0 ? " still outside" : "");
    }
    return 0;
}
