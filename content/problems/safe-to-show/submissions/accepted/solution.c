#include <stdio.h>
#include <string.h>

static char names[50][12], values[50][520];

static void print_safely(const char *text) {
    for (; *text; text++) {
        switch (*text) {
            case '&': printf("&amp;"); break;
            case '<': printf("&lt;"); break;
            case '>': printf("&gt;"); break;
            case '"': printf("&quot;"); break;
            case '\'': printf("&#39;"); break;
            default: putchar(*text);
        }
    }
}

int main(void) {
    char line[600];
    int n;
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &n);
    for (int i = 0; i < n; i++) {
        fgets(line, sizeof line, stdin);
        line[strcspn(line, "\n")] = '\0';
        char *equals = strchr(line, '=');
        *equals = '\0';
        strcpy(names[i], line);
        strcpy(values[i], equals + 1);
    }
    fgets(line, sizeof line, stdin);
    for (char *at = line; *at; at++) {
        if (*at != '{') {
            putchar(*at);
            continue;
        }
        int as_it_is = at[1] == '!';
        char *name = at + 1 + as_it_is;
        at = strchr(name, '}');
        *at = '\0';
        for (int i = 0; i < n; i++) {
            if (strcmp(names[i], name) != 0) continue;
            if (as_it_is) printf("%s", values[i]);
            else print_safely(values[i]);
        }
    }
    return 0;
}
