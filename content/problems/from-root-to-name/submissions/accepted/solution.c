#include <stdio.h>
#include <string.h>

struct record {
    char server[41], kind[6], name[41], value[41];
};

static struct record records[300];
static int n;

static const char *find(const char *server, const char *kind, const char *name) {
    for (int i = 0; i < n; i++) {
        struct record *r = &records[i];
        if (strcmp(r->server, server) == 0 && strcmp(r->kind, kind) == 0 && strcmp(r->name, name) == 0) return r->value;
    }
    return NULL;
}

/* The server for the longest domain that the name is or is below. */
static const char *delegated(const char *server, const char *name) {
    while (name != NULL) {
        const char *next = find(server, "NS", name);
        if (next != NULL) return next;
        name = strchr(name, '.');
        if (name != NULL) name++;
    }
    return NULL;
}

int main(void) {
    int q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) {
        struct record *r = &records[i];
        scanf("%40s %5s %40s %40s", r->server, r->kind, r->name, r->value);
    }
    while (q-- > 0) {
        char first[41];
        scanf("%40s", first);
        const char *name = first, *server = "root", *answer = NULL, *asked[20];
        int questions = 0;
        while (answer == NULL && questions < 20) {
            asked[questions++] = server;
            answer = find(server, "A", name);
            if (answer != NULL) break;
            const char *alias = find(server, "CNAME", name);
            if (alias != NULL) {
                name = alias;
                server = "root";
                continue;
            }
            server = delegated(server, name);
            if (server == NULL) answer = "unknown";
        }
        printf("%s", answer == NULL ? "loop" : answer);
        for (int i = 0; i < questions; i++) printf(" %s", asked[i]);
        puts("");
    }
    return 0;
}
