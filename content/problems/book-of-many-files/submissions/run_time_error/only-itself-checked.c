#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct file {
    char name[13];
    int lines;
    char line[100][82];
};

static struct file files[100];
static int n;
static const char *book[5000];
static int printed = 0;
static struct file *path[101]; /* the files that are open now */

static void read_line(char *line) {
    fgets(line, 82, stdin);
    line[strcspn(line, "\n")] = '\0';
}

static struct file *find(const char *name) {
    for (int i = 0; i < n; i++) {
        if (strcmp(files[i].name, name) == 0) return &files[i];
    }
    return NULL;
}

/* Answers 0 after an error, which has been printed. */
static int put_in(struct file *file, int depth) {
    if (depth > 0 && path[depth - 1] == file) {
        printf("circle %s %s\n", file->name, file->name);
        return 0;
    }
    path[depth] = file;
    for (int i = 0; i < file->lines; i++) {
        if (strncmp(file->line[i], "include ", 8) != 0) {
            book[printed++] = file->line[i];
            continue;
        }
        struct file *next = find(file->line[i] + 8);
        if (next == NULL) {
            printf("missing %s in %s line %d\n", file->line[i] + 8, file->name, i + 1);
            return 0;
        }
        if (!put_in(next, depth + 1)) return 0;
    }
    return 1;
}

int main(void) {
    char line[82];
    read_line(line);
    n = atoi(line);
    for (int f = 0; f < n; f++) {
        read_line(line);
        sscanf(line, "file %12s %d", files[f].name, &files[f].lines);
        for (int i = 0; i < files[f].lines; i++) read_line(files[f].line[i]);
    }
    if (put_in(&files[0], 0)) {
        for (int i = 0; i < printed; i++) printf("%s\n", book[i]);
    }
    return 0;
}
