#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char word[20000][210];
static int times[20000];

int main(void) {
    int n, known = 0, best = -1;
    char line[300];
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &n);
    while (n-- > 0 && fgets(line, sizeof line, stdin)) {
        for (char *part = strtok(line, " .,;:!?\r\n"); part; part = strtok(NULL, " .,;:!?\r\n")) {
            if (strlen(part) < 4) continue;
            for (char *c = part; *c; c++) *c = tolower((unsigned char)*c);
            int i = 0;
            while (i < known && strcmp(word[i], part) != 0) i++;
            if (i == known) strcpy(word[known++], part);
            times[i]++;
        }
    }
    for (int i = 0; i < known; i++) {
        if (best < 0 || times[i] > times[best] || (times[i] == times[best] && strcmp(word[i], word[best]) < 0)) best = i;
    }
    if (best < 0) printf("silence\n");
    else printf("%s %d\n", word[best], times[best]);
    return 0;
}
