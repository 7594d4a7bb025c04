#include <stdio.h>
#include <string.h>

#define MOST 100
#define LENGTH 31

// The student at place i has the number rolls[i] and the name names[i].
int rolls[MOST];
char names[MOST][LENGTH];
int count = 0;

// The place of this roll number, or -1.
int place_of(int roll) {
    for (int i = 0; i < count; i++) {
        if (rolls[i] == roll) return i;
    }
    return -1;
}

// Reads the rest of the line, without the space in front of it.
void read_rest(char *text) {
    char line[LENGTH + 4];
    if (fgets(line, sizeof line, stdin) == NULL) return;
    line[strcspn(line, "\r\n")] = '\0';
    line[strcspn(line + 1, " ") + 1] = '\0';
    strcpy(text, line + 1);
}

void add(int roll, const char *name) {
    if (place_of(roll) >= 0) {
        printf("%d exists\n", roll);
        return;
    }
    rolls[count] = roll;
    strcpy(names[count], name);
    count++;
    printf("added %d\n", roll);
}

void show(int place) {
    printf("%d: %s\n", rolls[place], names[place]);
}

void change_name(int place, const char *name) {
    strcpy(names[place], name);
    printf("%d is now %s\n", rolls[place], name);
}

void find(const char *text) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        if (strstr(names[i], text) != NULL) {
            show(i);
            found++;
        }
    }
    if (found == 0) printf("nobody\n");
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[10], text[LENGTH + 4];
        scanf("%9s", command);
        if (strcmp(command, "count") == 0) {
            printf("%d students\n", count);
            continue;
        }
        if (strcmp(command, "find") == 0) {
            read_rest(text);
            find(text);
            continue;
        }
        int roll;
        scanf("%d", &roll);
        int place = place_of(roll);
        if (strcmp(command, "show") != 0) read_rest(text);
        if (strcmp(command, "add") == 0) add(roll, text);
        else if (place < 0) printf("no %d\n", roll);
        else if (strcmp(command, "rename") == 0) change_name(place, text);
        else show(place);
    }
    return 0;
}
