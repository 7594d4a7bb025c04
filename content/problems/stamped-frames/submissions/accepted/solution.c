#include <stdio.h>
#include <string.h>

static char generator[40];

/* Divides the word in its place; the remainder is left in its last bits. */
static void divide(char *word) {
    int length = (int)strlen(word), g = (int)strlen(generator);
    for (int at = 0; at + g <= length; at++) {
        if (word[at] == '0') continue;
        for (int k = 0; k < g; k++) word[at + k] = word[at + k] == generator[k] ? '0' : '1';
    }
}

int main(void) {
    int q;
    scanf("%39s %d", generator, &q);
    int extra = (int)strlen(generator) - 1;
    while (q-- > 0) {
        char what[8], bits[300], work[300];
        scanf("%7s %250s", what, bits);
        strcpy(work, bits);
        if (what[0] == 'S') {
            for (int i = 0; i < extra; i++) strcat(work, "0");
            divide(work);
            printf("%s%s\n", bits, work + strlen(bits));
        } else {
            divide(work);
            puts(strchr(work, '1') == NULL ? "ok" : "damaged");
        }
    }
    return 0;
}
