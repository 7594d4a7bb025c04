#include <stdio.h>
#include <string.h>

struct class_type {
    char name[12];
    int base, count;
    char functions[5][12];
    int is_virtual[5];
};

static struct class_type classes[500];
static int n;

static int find_class(const char *name) {
    for (int i = 0; i < n; i++) {
        if (strcmp(classes[i].name, name) == 0) return i;
    }
    return -1;
}

/* The place of the function in class c, or -1. */
static int place(int c, const char *function) {
    for (int i = 0; i < classes[c].count; i++) {
        if (strcmp(classes[c].functions[i], function) == 0) return i;
    }
    return -1;
}

/* The first class from c upwards that declares the function, or -1. */
static int look_up(int c, const char *function) {
    while (c >= 0 && place(c, function) < 0) c = classes[c].base;
    return c;
}

static int is_virtual_from(int c, const char *function) {
    for (; c >= 0; c = classes[c].base) {
        int i = place(c, function);
        if (i >= 0 && classes[c].is_virtual[i]) return 1;
    }
    return 0;
}

int main(void) {
    int count, q;
    scanf("%d %d", &count, &q);
    for (n = 0; n < count; n++) {
        struct class_type *c = &classes[n];
        char base[12];
        scanf("%11s %11s %d", c->name, base, &c->count);
        c->base = find_class(base);
        for (int i = 0; i < c->count; i++) {
            scanf("%11s", c->functions[i]);
            char *star = strchr(c->functions[i], '*');
            c->is_virtual[i] = star != NULL;
            if (star != NULL) *star = '\0';
        }
    }
    while (q-- > 0) {
        char s[12], d[12], function[12];
        scanf("%11s %11s %11s", s, d, function);
        int found = look_up(find_class(s), function);

        if (found < 0) printf("error\n");
        else printf("%s::%s\n", classes[found].name, function);
    }
    return 0;
}
