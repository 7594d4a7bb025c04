#include <stdio.h>
#include <string.h>

struct class_type {
    char name[24];
    int above; /* -1: none */
};

struct method {
    char name[24];
    int count, blocks[6];
};

static struct class_type classes[301];
static struct method methods[300];

static int find_class(const char *name) {
    int i = 0;
    while (strcmp(classes[i].name, name) != 0) i++;
    return i;
}

static int find_method(const char *name) {
    int i = 0;
    while (strcmp(methods[i].name, name) != 0) i++;
    return i;
}

/* Does a catch for the second class catch an exception of the first? */
static int fits(int thrown, int caught) {
    while (thrown >= 0 && thrown != caught) thrown = classes[thrown].above;
    return thrown >= 0;
}

/* The first of the first blocks of the method that fits, or -1. */
static int catcher(const struct method *m, int blocks, int thrown) {
    for (int i = 0; i < blocks; i++) {
        if (fits(thrown, m->blocks[i])) return m->blocks[i];
    }
    return -1;
}

int main(void) {
    int n, m, q;
    char name[24], other[24];
    scanf("%d %d %d", &n, &m, &q);
    strcpy(classes[0].name, "Throwable");
    classes[0].above = -1;
    for (int i = 1; i <= n; i++) {
        scanf("%23s %23s", classes[i].name, other);
        classes[i].above = find_class(other);
    }
    for (int i = 0; i < m; i++) {
        struct method *each = &methods[i];
        scanf("%23s %d", each->name, &each->count);
        for (int j = 0; j < each->count; j++) {
            scanf("%23s", other);
            each->blocks[j] = find_class(other);
            if (catcher(each, j, each->blocks[j]) >= 0) printf("unreachable %s %s\n", each->name, other);
        }
    }
    while (q-- > 0) {
        scanf("%23s %23s", name, other);
        int at = find_method(name), thrown = find_class(other), caught = -1;
        while (caught < 0 && at > 0) {
            at--;
            caught = catcher(&methods[at], methods[at].count, thrown);
        }
        if (caught < 0) printf("program stops\n");
        else printf("%s catches %s\n", methods[at].name, classes[caught].name);
    }
    return 0;
}
