#include <stdio.h>
#include <string.h>

struct locker {
    char pin[5]; /* empty text: the locker is empty */
    int wrong;   /* wrong tries in a row */
};

static const char *put(struct locker *l, const char *pin) {
    if (l->pin[0] != '\0') return "taken";
    strcpy(l->pin, pin);
    return "closed";
}

static const char *open_with(struct locker *l, const char *pin) {
    if (l->pin[0] == '\0') return "empty";
    if (l->wrong == 3) return "blocked";
    if (strcmp(l->pin, pin) == 0) {
        l->pin[0] = '\0';
        l->wrong = 0;
        return "open";
    }
    l->wrong++;
    return l->wrong == 3 ? "blocked" : "wrong";
}

static const char *reset(struct locker *l) {
    if (l->wrong < 3) return "not blocked";
    l->wrong = 0;
    return "reset";
}

int main(void) {
    struct locker lockers[21] = {0};
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[6], pin[5];
        int k;
        scanf("%5s %d", command, &k);
        if (strcmp(command, "reset") == 0) {
            printf("%s\n", reset(&lockers[k]));
            continue;
        }
        scanf("%4s", pin);
        printf("%s\n", strcmp(command, "put") == 0 ? put(&lockers[k], pin) : open_with(&lockers[k], pin));
    }
    return 0;
}
