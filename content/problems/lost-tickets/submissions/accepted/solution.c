#include <stdio.h>

int main(void) {
    char schedule[1001];
    int seen[26];
    int reading[26] = {0};
    int common = 0, sold = 0;
    scanf("%1000s", schedule);
    for (int i = 0; schedule[i] != '\0'; i++) {
        int counter = schedule[i] - 'A';
        if (!reading[counter]) {
            seen[counter] = common;
            reading[counter] = 1;
        } else {
            common = seen[counter] + 1;
            reading[counter] = 0;
            sold++;
        }
    }
    printf("%d %d\n", common, sold - common);
    return 0;
}
