#include <stdio.h>
#include <string.h>

struct record {
    char name[32], value[32];
    int alias, life, end;
};

static struct record outside[2000], kept[2000];
static int outsides, keeps;

static int find(const struct record *list, int count, const char *name) {
    for (int i = 0; i < count; i++) {
        if (strcmp(list[i].name, name) == 0) return i;
    }
    return -1;
}

static void put(struct record *list, int *count, struct record new_one) {
    int at = find(list, *count, new_one.name);
    if (at < 0) at = (*count)++;
    list[at] = new_one;
}

static void ask(int now, const char *name) {
    int questions = 0;
    char current[32];
    strcpy(current, name);
    for (int aliases = 0; aliases <= 8; aliases++) {
        int at = find(kept, keeps, current);
        if (at < 0 || now > kept[at].end) {
            questions++;
            int there = find(outside, outsides, current);
            if (there < 0) {
                printf("unknown %d\n", questions);
                return;
            }
            struct record copy = outside[there];
            copy.end = now + copy.life;
            put(kept, &keeps, copy);
            at = find(kept, keeps, current);
        }
        if (!kept[at].alias) {
            printf("%s %d\n", kept[at].value, questions);
            return;
        }
        strcpy(current, kept[at].value);
    }
    printf("loop %d\n", questions);
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char what[4], kind[8];
        int now;
        struct record r = {"", "", 0, 0, 0};
        scanf("%3s %d %31s", what, &now, r.name);
        if (what[0] == 'A') {
            ask(now, r.name);
            continue;
        }
        scanf("%7s %31s %d", kind, r.value, &r.life);
        r.alias = kind[0] == 'C';
        put(outside, &outsides, r);
    }
    return 0;
}
