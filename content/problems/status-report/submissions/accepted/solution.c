#include <stdio.h>
#include <string.h>

static char paths[500][48];
static int faults[500];

int main(void) {
    int n, known = 0, count[6] = {0};
    scanf("%d", &n);
    while (n-- > 0) {
        char method[10], path[48];
        int status;
        scanf("%9s %47s %d", method, path, &status);
        count[status / 100]++;
        if (status < 500) continue;
        int i = 0;
        while (i < known && strcmp(paths[i], path) != 0) i++;
        if (i == known) strcpy(paths[known++], path);
        faults[i]++;
    }
    printf("%d %d %d %d\n", count[2], count[3], count[4], count[5]);
    int worst = -1;
    for (int i = 0; i < known; i++) {
        if (worst < 0 || faults[i] > faults[worst] ||
            (faults[i] == faults[worst] && strcmp(paths[i], paths[worst]) < 0)) {
            worst = i;
        }
    }
    puts(worst < 0 ? "none" : paths[worst]);
    return 0;
}
