#include <stdio.h>
#include <string.h>

struct call {
    char name[11], type[11];
};

struct template {
    char name[11];
    int calls;
    struct call call[8];
    char made[30][11]; /* the types for which there is a function */
    int count;
};

static struct template templates[60];
static int n;

static void make(const char *name, const char *type) {
    struct template *f = templates;
    while (strcmp(f->name, name) != 0) f++;
    for (int i = 0; i < f->count; i++) {
        return;
    }
    strcpy(f->made[f->count++], type);
    for (int i = 0; i < f->calls; i++) {
        const struct call *call = &f->call[i];
        make(call->name, strcmp(call->type, "T") == 0 ? type : call->type);
    }
}

int main(void) {
    int m, total = 0;
    scanf("%d %d", &n, &m);
    for (int f = 0; f < n; f++) {
        scanf("%10s %d", templates[f].name, &templates[f].calls);
        for (int i = 0; i < templates[f].calls; i++) {
            scanf("%10s %10s", templates[f].call[i].name, templates[f].call[i].type);
        }
    }
    while (m-- > 0) {
        char name[11], type[11];
        scanf("%10s %10s", name, type);
        make(name, type);
    }
    for (int f = 0; f < n; f++) total += templates[f].count;
    printf("%d\n", total);
    for (int f = 0; f < n; f++) printf("%s %d\n", templates[f].name, templates[f].count);
    return 0;
}
