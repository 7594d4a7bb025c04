#include <stdio.h>
#include <string.h>

static char kept[1000][80]; /* line i stands at place i % k */

int main(void) {
    int k, lines = 0;
    char line[80];
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &k);
    while (!feof(stdin)) {
        fgets(line, sizeof line, stdin);
        line[strcspn(line, "\r\n")] = '\0';
        strcpy(kept[lines % k], line);
        lines++;
    }
    if (lines == 0) printf("empty\n");
    for (int i = lines < k ? 0 : lines - k; i < lines; i++) printf("%d: %s\n", i + 1, kept[i % k]);
    return 0;
}
