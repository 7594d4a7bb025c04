#include <stdio.h>
#include <string.h>

/* Cuts text at the first c and returns what stood behind it, or an empty text. */
static char *cut(char *text, char c) {
    char *at = strchr(text, c);
    if (!at) return text + strlen(text);
    *at = '\0';
    return at + 1;
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char address[400], path[400];
        scanf("%399s", address);
        cut(address, '#');
        char *query = cut(address, '?');
        char *host = strstr(address, "://");
        *host = '\0';
        host += 3;
        char *slash = strchr(host, '/');
        strcpy(path, slash ? slash : "/");
        if (slash) *slash = '\0';
        char *port = cut(host, ':');
        if (!*port) port = strcmp(address, "http") == 0 ? "80" : "443";
        printf("%s %s %s %s %s\n", address, host, port, path, *query ? query : "-");
    }
    return 0;
}
