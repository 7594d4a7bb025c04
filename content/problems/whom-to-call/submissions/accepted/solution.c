#include <stdio.h>
#include <string.h>

struct person {
    char name[11], guardian[11], phone[11];
};

static struct person people[500];
static int n;

/* NULL if the name is not on the list. */
static const struct person *find(const char *name) {
    for (int i = 0; i < n; i++) {
        if (strcmp(people[i].name, name) == 0) return &people[i];
    }
    return NULL;
}

/* The first person with a number on the way, or NULL. */
static const struct person *whom_to_call(const struct person *person) {
    while (person != NULL && strcmp(person->phone, "-") == 0) person = find(person->guardian);
    return person;
}

int main(void) {
    int m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) scanf("%10s %10s %10s", people[i].name, people[i].guardian, people[i].phone);
    while (m-- > 0) {
        char name[11];
        scanf("%10s", name);
        const struct person *child = find(name);
        const struct person *called = whom_to_call(child);
        if (child == NULL) printf("unknown\n");
        else if (called == NULL) printf("nobody\n");
        else printf("%s %s\n", called->name, called->phone);
    }
    return 0;
}
