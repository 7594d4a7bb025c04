#include <stdio.h>
#include <string.h>

void line(int width, char sign) {
    for (int i = 0; i < width; i++) printf("%c", sign);
    printf("\n");
}

void title(char text[], int width) {
    int left = (width - (int) strlen(text)) / 2;
    for (int i = 0; i < left; i++) printf(" ");
    printf("%s\n", text);
}

void gap(int lines) {
    for (int i = 0; i < lines; i++) printf("\n");
}

int main(void) {
    int n, width = 20, lines = 1;
    char command[60], sign = '-';
    fgets(command, sizeof command, stdin);
    sscanf(command, "%d", &n);
    for (int i = 0; i < n; i++) {
        char kind[6], text[21];
        fgets(command, sizeof command, stdin);
        sscanf(command, "%5s", kind);
        if (strcmp(kind, "line") == 0) {
            sscanf(command, "%*s %d %c", &width, &sign);
            line(width, sign);
        } else if (strcmp(kind, "title") == 0) {
            sscanf(command, "%*s %20s %d", text, &width);
            title(text, width);
        } else {
            sscanf(command, "%*s %d", &lines);
            gap(lines);
        }
    }
    return 0;
}
