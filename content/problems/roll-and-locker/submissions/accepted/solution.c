#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct name {
    char text[12];
    int partner; /* -1: none */
};

struct table {
    struct name names[20000];
    int count, places[65536]; /* hash table: place of a name plus 1, or 0 */
};

static struct table students, lockers;

/* The place of the name in the table. A new name is added. */
static int find(struct table *t, const char *text) {
    unsigned hash = 0;
    for (const char *c = text; *c != '\0'; c++) hash = hash * 31 + *c;
    hash %= 65536;
    while (t->places[hash] != 0) {
        int i = t->places[hash] - 1;
        if (strcmp(t->names[i].text, text) == 0) return i;
        hash = (hash + 1) % 65536;
    }
    strcpy(t->names[t->count].text, text);
    t->names[t->count].partner = -1;
    t->places[hash] = ++t->count;
    return t->count - 1;
}

/* Ends the pair of name i, which stands in the first table. Answers whether there was one. */
static int end_pair(struct table *mine, struct table *other, int i) {
    int partner = mine->names[i].partner;
    if (partner < 0) return 0;
    mine->names[i].partner = -1;
    other->names[partner].partner = -1;
    return 1;
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char word[12], text[12];
        scanf("%11s %11s", word, text);
        if (strcmp(word, "give") == 0) {
            int s = find(&students, text);
            scanf("%11s", text);
            int l = find(&lockers, text);
            if (students.names[s].partner == l) {
                printf("0\n");
                continue;
            }
            printf("%d\n", end_pair(&students, &lockers, s) + end_pair(&lockers, &students, l));
            students.names[s].partner = l;
            lockers.names[l].partner = s;
            continue;
        }
        int of_student = strcmp(word, "locker") == 0 || strcmp(word, "leave") == 0;
        struct table *mine = of_student ? &students : &lockers, *other = of_student ? &lockers : &students;
        int i = find(mine, text), partner = mine->names[i].partner;
        printf("%s\n", partner < 0 ? "none" : other->names[partner].text);
        if (strcmp(word, "leave") == 0 || strcmp(word, "open") == 0) end_pair(mine, other, i);
    }
    return 0;
}
