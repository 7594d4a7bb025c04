#include <stdio.h>
#include <string.h>

int main(void) {
    static char names[1000][21];
    static int last[1000];
    int n, known = 0, longest = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        int day, i = 0;
        char name[21];
        scanf("%d %20s", &day, name);
        while (i < known && strcmp(names[i], name) != 0) i++;
        if (i == known) {
            strcpy(names[known++], name);
            printf("%s: welcome\n", name);
        } else if (last[i] == day) {
            printf("%s: again today\n", name);
        } else {
            int days = day - last[i];
            printf("%s: after %d days\n", name, days);
            longest = days;
        }
        last[i] = day;
    }
    printf("%d\n", longest);
    return 0;
}
