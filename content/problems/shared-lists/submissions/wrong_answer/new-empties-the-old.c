#include <stdio.h>
#include <string.h>

struct list {
    char items[300][12];
    int count;
};

struct person {
    char name[12];
    struct list *list;
};

static struct list lists[300];
static struct person people[600];
static int list_count = 0, person_count = 0;

static struct person *find(const char *name) {
    int i = 0;
    while (i < person_count && strcmp(people[i].name, name) != 0) i++;
    if (i == person_count) strcpy(people[person_count++].name, name);
    return &people[i];
}

static void strike(struct list *l, const char *item) {
    int i = 0;
    while (i < l->count && strcmp(l->items[i], item) != 0) i++;
    if (i == l->count) return;
    for (l->count--; i < l->count; i++) strcpy(l->items[i], l->items[i + 1]);
}

static void show(const struct list *l) {
    if (l->count == 0) printf("empty");
    for (int i = 0; i < l->count; i++) printf(i == 0 ? "%s" : " %s", l->items[i]);
    printf("\n");
}

int main(void) {
    int n, different = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char kind[10], name[12], other[12];
        scanf("%9s %11s", kind, name);
        struct person *a = find(name);
        if (strcmp(kind, "new") == 0) {
            if (a->list == NULL) a->list = &lists[list_count++];
            a->list->count = 0;
        } else if (strcmp(kind, "show") == 0) {
            show(a->list);
        } else {
            scanf("%11s", other);
            if (strcmp(kind, "share") == 0) {
                find(other)->list = a->list;
            } else if (strcmp(kind, "copy") == 0) {
                lists[list_count] = *a->list;
                find(other)->list = &lists[list_count++];
            } else if (strcmp(kind, "add") == 0) {
                strcpy(a->list->items[a->list->count++], other);
            } else {
                strike(a->list, other);
            }
        }
    }
    for (int i = 0; i < person_count; i++) {
        int j = 0;
        while (people[j].list != people[i].list) j++;
        if (j == i) different++;
    }
    printf("lists %d\n", different);
    return 0;
}
