#include <stdio.h>
#include <string.h>

struct class_type {
    char name[12];
    int parts[10], count; /* first the bases, then the members */
};

static struct class_type classes[200];
static int made[20000], total = 0;

static int find(const char *name) {
    int i = 0;
    while (strcmp(classes[i].name, name) != 0) i++;
    return i;
}

static void read_parts(struct class_type *c) {
    int count;
    char name[12];
    scanf("%d", &count);
    while (count-- > 0) {
        scanf("%11s", name);
        c->parts[c->count++] = find(name);
    }
}

static void make(int c) {
    for (int i = 0; i < classes[c].count; i++) make(classes[c].parts[i]);
    printf("+%s\n", classes[c].name);
    made[total++] = c;
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) {
        scanf("%11s", classes[i].name);
        read_parts(&classes[i]);
        read_parts(&classes[i]);
    }
    for (int i = 0; i < q; i++) {
        char name[12];
        scanf("%11s", name);
        make(find(name));
    }
    while (total > 0) printf("-%s\n", classes[made[--total]].name);
    return 0;
}
