#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char name[12], value[12], path[64];
    long long end; /* -1: never */
} Cookie;

static Cookie jar[500];
static int count;

static void throw_away(int i) {
    for (int j = i + 1; j < count; j++) jar[j - 1] = jar[j];
    count--;
}

static int fits(const char *cookie_path, const char *path) {
    size_t length = strlen(cookie_path);
    if (length == 1) return 1;
    return strncmp(cookie_path, path, length) == 0 && (path[length] == '\0' || path[length] == '/');
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char kind[4];
        long long t;
        scanf("%3s %lld", kind, &t);
        for (int i = count - 1; i >= 0; i--) {
            if (jar[i].end >= 0 && jar[i].end <= t) throw_away(i);
        }
        if (strcmp(kind, "SET") == 0) {
            Cookie set;
            char age[12];
            scanf("%11s %11s %63s %11s", set.name, set.value, set.path, age);
            set.end = strcmp(age, "-") == 0 ? -1 : t + atoll(age);
            int i = 0;
            while (i < count && (strcmp(jar[i].name, set.name) != 0 || strcmp(jar[i].path, set.path) != 0)) i++;
            jar[i] = set;
            if (i == count) count++;
            if (set.end == t) throw_away(i);
            continue;
        }
        char path[64];
        int sent = 0;
        scanf("%63s", path);
        for (size_t length = 60; length > 0; length--) {
            for (int i = 0; i < count; i++) {
                if (strlen(jar[i].path) != length || !fits(jar[i].path, path)) continue;
                printf("%s%s=%s", sent > 0 ? "; " : "", jar[i].name, jar[i].value);
                sent++;
            }
        }
        printf(sent > 0 ? "\n" : "none\n");
    }
    return 0;
}
