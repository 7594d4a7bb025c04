#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    static char songs[201][31];
    int n, mistake = 0, repeated = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        scanf("%30s", songs[i]);
        for (int j = 0; songs[i][j] != '\0'; j++) songs[i][j] = tolower(songs[i][j]);
    }
    for (int i = 2; i <= n; i++) {
        char last = songs[i - 1][strlen(songs[i - 1]) - 1];
        if (songs[i][0] != last) {
            mistake = i;
            repeated = 0;
            continue;
        }
        for (int j = 1; j < i; j++) {
            if (strcmp(songs[i], songs[j]) == 0) {
                mistake = i;
                repeated = 1;
            }
        }
    }
    if (mistake == 0) printf("no mistake\n");
    else if (repeated) printf("repeated %d\n", mistake);
    else printf("wrong letter %d\n", mistake);
    return 0;
}
