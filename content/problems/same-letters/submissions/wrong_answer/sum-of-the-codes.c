#include <stdio.h>
#include <string.h>

static char words[1000][21], keys[1000][21];
static int group[1000], size[1000], groups; /* a group is named by its first word */

static void sort_letters(char *word) {
    int length = strlen(word);
    for (int i = 1; i < length; i++) {
        char letter = word[i];
        int j = i;
        for (; j > 0 && word[j - 1] > letter; j--) word[j] = word[j - 1];
        word[j] = letter;
    }
}

int main(void) {
    int n, largest = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%20s", words[i]);
        strcpy(keys[i], words[i]);
        sort_letters(keys[i]);
        int first = 0;
        int sum = 0;
        for (char *c = words[i]; *c != '\0'; c++) sum += *c;
        sprintf(keys[i], "%d", sum);
        while (strcmp(keys[first], keys[i]) != 0) first++;
        if (first == i) groups++;
        group[i] = first;
        size[first]++;
    }
    for (int i = 1; i < n; i++) {
        if (size[i] > size[largest]) largest = i;
    }
    printf("%d\n", groups);
    for (int i = 0; i < n; i++) {
        if (group[i] == largest) printf("%s ", words[i]);
    }
    printf("\n");
    return 0;
}
