#include <stdio.h>
#include <string.h>

static char names[50][12], values[50][520];

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

    /* Your code here: fill the places of the template. */
    printf("%s", line);
    return 0;
}
