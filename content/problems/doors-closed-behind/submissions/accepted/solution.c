#include <stdio.h>
#include <string.h>

static char files[1000][12], catches[1001][12];
static int opened = 0, first_file[1001], depth = 0; /* of each block: the place of its first file */

static void leave_block(void) {
    while (opened > first_file[depth]) printf("close %s\n", files[--opened]);
    depth--;
}

int main(void) {
    int n, to_skip = 0; /* how many ends must still be found */
    char line[32];
    scanf("%d ", &n);
    while (n-- > 0) {
        char word[8] = "", name[12] = "";
        fgets(line, sizeof line, stdin);
        sscanf(line, "%7s %11s", word, name);
        if (to_skip > 0) {
            if (strcmp(word, "begin") == 0) to_skip++;
            if (strcmp(word, "end") == 0) to_skip--;
        } else if (strcmp(word, "begin") == 0) {
            depth++;
            first_file[depth] = opened;
            strcpy(catches[depth], name);
        } else if (strcmp(word, "open") == 0) {
            printf("open %s\n", name);
            strcpy(files[opened++], name);
        } else if (strcmp(word, "end") == 0) {
            leave_block();
        } else {
            int caught = 0;
            while (depth >= 0 && !caught) {
                caught = depth > 0 && strcmp(catches[depth], name) == 0;
                leave_block();
                to_skip++;
            }
            printf("%s %s\n", caught ? "caught" : "uncaught", name);
            if (!caught) return 0;
        }
    }
    leave_block();
    return 0;
}
