#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char line[100], best_name[40] = "";
    int best = 0, total = 0;
    fgets(line, sizeof line, stdin);
    int n = atoi(line);
    for (int i = 0; i < n; i++) {
        fgets(line, sizeof line, stdin);
        char *name = strtok(line, ";");
        int pieces = atoi(strtok(NULL, ";"));
        int cost = pieces * atoi(strtok(NULL, ";"));
        total += cost;
        if (cost > best) {
            best = cost;
            strcpy(best_name, name);
        }
    }
    printf("%s: %d.00\n%d.00\n", best_name, best, total);
    return 0;
}
