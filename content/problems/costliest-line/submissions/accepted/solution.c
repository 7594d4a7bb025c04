#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char line[100], best_name[40] = "";
    long long best = 0, total = 0;
    fgets(line, sizeof line, stdin);
    int n = atoi(line);
    for (int i = 0; i < n; i++) {
        fgets(line, sizeof line, stdin);
        char *name = strtok(line, ";");
        int pieces = atoi(strtok(NULL, ";"));
        int rupees = atoi(strtok(NULL, "."));
        int paise = atoi(strtok(NULL, "."));
        long long cost = (long long)pieces * (rupees * 100 + paise);
        total += cost;
        if (cost > best) {
            best = cost;
            strcpy(best_name, name);
        }
    }
    printf("%s: %lld.%02lld\n", best_name, best / 100, best % 100);
    printf("%lld.%02lld\n", total / 100, total % 100);
    return 0;
}
