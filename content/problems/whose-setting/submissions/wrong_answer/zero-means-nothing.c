#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct setting {
    char name[12], values[3][12]; /* an empty text: no value */
};

static const char *places[] = {"user", "project", "default"};
static struct setting settings[2000];
static int count = 0;

static int place_of(const char *word) {
    int p = 0;
    while (strcmp(places[p], word) != 0) p++;
    return p;
}

/* The setting of this name. The settings stay in alphabetical order. */
static struct setting *find(const char *name) {
    int i = 0;
    while (i < count && strcmp(settings[i].name, name) < 0) i++;
    if (i == count || strcmp(settings[i].name, name) != 0) {
        memmove(&settings[i + 1], &settings[i], (count - i) * sizeof settings[0]);
        memset(&settings[i], 0, sizeof settings[0]);
        strcpy(settings[i].name, name);
        count++;
    }
    return &settings[i];
}

static void get(const struct setting *s) {
    for (int p = 0; p < 3; p++) {
        if (s->values[p][0] != '\0' && strcmp(s->values[p], "0") != 0) {
            printf("%s %s\n", s->values[p], places[p]);
            return;
        }
    }
    printf("not set\n");
}

static void list(int p) {
    int printed = 0;
    for (int i = 0; i < count; i++) {
        if (settings[i].values[p][0] != '\0') printf(printed++ > 0 ? " %s" : "%s", settings[i].name);
    }
    printf(printed == 0 ? "nothing\n" : "\n");
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char kind[8], word[12], name[12];
        scanf("%7s %11s", kind, word);
        if (strcmp(kind, "get") == 0) {
            get(find(word));
        } else if (strcmp(kind, "list") == 0) {
            list(place_of(word));
        } else {
            scanf("%11s", name);
            char *value = find(name)->values[place_of(word)];
            if (strcmp(kind, "set") == 0) scanf("%11s", value);
            else value[0] = '\0';
        }
    }
    return 0;
}
