#include <stdio.h>
#include <string.h>

static char head[3000][12], word[3000][12]; /* the two words of each line */
static int n, place = 0;

static int is(const char *name) {
    return place < n && strcmp(head[place], name) == 0;
}

static const char *run_try(int active);

/* Runs a part, or only walks through it if it is not active. Answers with the exception that left it, or NULL. */
static const char *run_part(int active) {
    const char *thrown = NULL;
    while (place < n && !is("CATCH") && !is("FINALLY") && !is("END")) {
        int me = place++, alive = active && thrown == NULL;
        if (strcmp(head[me], "TRY") == 0) {
            const char *left = run_try(alive);
            if (alive) thrown = left;
        } else if (alive && strcmp(head[me], "SAY") == 0) {
            puts(word[me]);
        } else if (alive) {
            thrown = word[me];
        }
    }
    return thrown;
}

static const char *run_try(int active) {
    const char *thrown = run_part(active);
    int open = thrown != NULL; /* may a CATCH part still be chosen? */
    while (is("CATCH")) {
        const char *name = word[place++];
        int fits = open && (strcmp(name, "ANY") == 0 || strcmp(name, thrown) == 0);
        const char *left = run_part(fits);
        if (fits) {
            thrown = left;
            open = thrown != NULL;
        }
    }
    if (is("FINALLY")) {
        place++;
        const char *left = run_part(active);
        if (left != NULL) thrown = left;
    }
    place++;
    return thrown;
}

int main(void) {
    char line[40];
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &n);
    for (int i = 0; i < n; i++) {
        fgets(line, sizeof line, stdin);
        sscanf(line, "%11s %11s", head[i], word[i]);
    }
    const char *thrown = run_part(1);
    if (thrown == NULL) puts("DONE");
    else printf("STOPPED BY %s\n", thrown);
    return 0;
}
