#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    int n, winner = 0, best[4] = {-1, 0, 0, 0};
    char line[120];
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &n);
    for (int rule = 1; rule <= n; rule++) {
        fgets(line, sizeof line, stdin);
        int strength[4] = {line[0] == '!', 0, 0, 0}, at = 0;
        for (int i = 0; line[i]; i++) {
            if (line[i] == '#') strength[1]++;
            if (line[i] == '.' || line[i] == ':') strength[2]++;
            if (isalpha((unsigned char)line[i]) && (i == 0 || line[i - 1] == ' ')) strength[3]++;
        }
        while (at < 3 && strength[at] == best[at]) at++;
        if (strength[at] >= best[at]) {
            winner = rule;
            memcpy(best, strength, sizeof best);
        }
    }
    printf("%d %d %d %d\n", winner, best[1], best[2], best[3]);
    return 0;
}
