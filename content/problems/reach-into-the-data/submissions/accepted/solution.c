#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char document[20100];

/* All functions take a place in the document and return the place behind what they have read. */
static const char *skip_spaces(const char *at) {
    while (*at == ' ') at++;
    return at;
}

static const char *skip_value(const char *at) {
    at = skip_spaces(at);
    if (*at == '"') return strchr(at + 1, '"') + 1;
    if (*at == '[' || *at == '{') {
        int depth = 0;
        do {
            if (*at == '"') at = strchr(at + 1, '"');
            else if (*at == '[' || *at == '{') depth++;
            else if (*at == ']' || *at == '}') depth--;
            at++;
        } while (depth > 0);
        return at;
    }
    while (isalnum((unsigned char)*at) || *at == '-') at++;
    return at;
}

/* The value of the member or element with this name, or NULL; counts how many there are. */
static const char *find(const char *at, const char *step, int *count) {
    const char *found = NULL;
    char number[16];
    int in_object = *at == '{';
    *count = 0;
    if (*at != '{' && *at != '[') return NULL;
    at = skip_spaces(at + 1);
    while (*at != '}' && *at != ']') {
        const char *name = number;
        size_t length;
        if (in_object) {
            name = at + 1;
            at = strchr(name, '"');
            length = (size_t)(at - name);
            at = skip_spaces(at + 1) + 1;
        } else {
            length = (size_t)sprintf(number, "%d", *count);
        }
        at = skip_spaces(at);
        if (strlen(step) == length && strncmp(step, name, length) == 0) found = at;
        at = skip_spaces(skip_value(at));
        (*count)++;
        if (*at == ',') at = skip_spaces(at + 1);
    }
    return found;
}

int main(void) {
    int q, count;
    char path[4096];
    fgets(document, sizeof document, stdin);
    scanf("%d", &q);
    while (q-- > 0) {
        scanf("%4095s", path);
        const char *at = skip_spaces(document);
        for (char *step = strtok(path, "/"); step && at; step = strtok(NULL, "/")) at = find(at, step, &count);
        if (!at) {
            printf("missing\n");
        } else if (*at == '"') {
            printf("%.*s\n", (int)(strchr(at + 1, '"') - at - 1), at + 1);
        } else if (*at == '{' || *at == '[') {
            find(at, "", &count);
            printf("%s %d\n", *at == '{' ? "object" : "list", count);
        } else {
            printf("%.*s\n", (int)(skip_value(at) - at), at);
        }
    }
    return 0;
}
