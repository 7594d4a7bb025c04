#include <stdio.h>
#include <string.h>

static char kitchen[1000][21], missing[2000][21], line[22000];

static int is_in(char list[][21], int length, const char *thing) {
    for (int i = 0; i < length; i++) {
        if (strcmp(list[i], thing) == 0) return 1;
    }
    return 0;
}

int main(void) {
    int things = 0, n, to_buy = 0;
    fgets(line, sizeof line, stdin);
    for (char *word = strtok(line, " \n"); word != NULL; word = strtok(NULL, " \n")) {
        strcpy(kitchen[things++], word);
    }
    scanf("%d ", &n);
    for (int i = 0; i < n; i++) {
        int ready = 1;
        fgets(line, sizeof line, stdin);
        printf("%s:", strtok(line, " \n"));
        for (char *word = strtok(NULL, " \n"); word != NULL; word = strtok(NULL, " \n")) {
            if (is_in(kitchen, things, word)) continue;
            printf("%s %s", ready ? " buy" : "", word);
            ready = 0;
            if (!is_in(missing, to_buy, word)) strcpy(missing[to_buy++], word);
            break;
        }
        printf("%s\n", ready ? " ready" : "");
    }
    printf("%d\n", to_buy);
    return 0;
}
