#include <stdio.h>
#include <string.h>

static char names[100001][11];

int main(void) {
    int n, inside = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char event, word[11];
        scanf(" %c %10s", &event, word);
        if (event == '+') {
            strcpy(names[inside++], word);
        } else if (event == '-') {
            int i = 0;
            while (strcmp(names[i], word) != 0) i++;
            inside--;
            if (i != inside) strcpy(names[i], names[inside]);
        } else {
            int count = 0, length = strlen(word);
            for (int i = 0; i < inside; i++)
                if (strncmp(names[i], word, length) == 0) count++;
            printf("%d\n", count);
        }
    }
    return 0;
}
