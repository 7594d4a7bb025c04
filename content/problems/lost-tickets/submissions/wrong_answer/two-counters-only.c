#include <stdio.h>

int main(void) {
    char schedule[1001];
    int seen[2] = {0}, reading[2] = {0};
    int common = 0, sold = 0;
    scanf("%1000s", schedule);
    for (int i = 0; schedule[i] != '\0'; i++) {
        int counter = schedule[i] == 'A' ? 0 : 1;
        if (!reading[counter]) {
            seen[counter] = common;
        } else {
            common = seen[counter] + 1;
            sold++;
        }
        reading[counter] = !reading[counter];
    }
    printf("%d %d\n", common, sold - common);
    return 0;
}
