#include <stdio.h>
#include <string.h>

#define LENGTH 256

/* Reads a line without its line break. Returns 0 at the end of the input. */
static int read_line(char *line) {
    if (fgets(line, LENGTH, stdin) == NULL) return 0;
    line[strcspn(line, "\n")] = '\0';
    return 1;
}

int main(void) {
    static char first[501][LENGTH];
    char line[LENGTH];
    int count = 0, number = 0, more;
    while (read_line(line) && strcmp(line, "=====") != 0) strcpy(first[count++], line);
    while ((more = read_line(line)) && number < count) {
        if (strcmp(line, first[number]) != 0) {
            int c = 0;
            while (line[c] == first[number][c]) c++;
            printf("line %d column %d\n", number + 1, c + 1);
            return 0;
        }
        number++;
    }
    if (more || number < count) printf("line %d is missing\n", number + 1);
    else printf("same\n");
    return 0;
}
