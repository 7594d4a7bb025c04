#include <stdio.h>
#include <string.h>

int main(void) {
    char pattern[1001], shorter[1001] = "";
    scanf("%1000s", pattern);
    int i = 0, end = 0;
    while (pattern[i] != '\0') {
        int length = 0;
        char colour = pattern[i];
        while (pattern[i] == colour) {
            length++;
            i++;
        }
        if (length > 1) end += sprintf(shorter + end, "%d", length);
        end += sprintf(shorter + end, "%c", colour);
    }
    printf("%s\n%d\n", shorter, (int) (strlen(pattern) - strlen(shorter)));
    return 0;
}
