#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[16];
    int present, last; /* last: the class in which the name was counted last */
};

static struct student students[80];
static char line[2000];

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct student *)a)->name, ((const struct student *)b)->name);
}

int main(void) {
    int classes = 0, count = 0, listed = 0;
    while (fgets(line, sizeof line, stdin) != NULL) {
        classes++;
        strtok(line, " \n"); /* the date */
        for (char *name = strtok(NULL, " \n"); name != NULL; name = strtok(NULL, " \n")) {
            int i = 0;
            while (i < count && strcmp(students[i].name, name) != 0) i++;
            if (i == count) strcpy(students[count++].name, name);
            if (students[i].last == classes) continue;
            students[i].last = classes;
            students[i].present++;
        }
    }
    qsort(students, count, sizeof students[0], by_name);
    for (int i = 0; i < count; i++) {
        if (4 * students[i].present <= 3 * classes) {
            printf("%s %d of %d\n", students[i].name, students[i].present, classes);
            listed++;
        }
    }
    if (listed == 0) printf("nobody\n");
    return 0;
}
