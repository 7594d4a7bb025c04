#include <ctype.h>
#include <stdio.h>

static char pattern[256], stitches[20001];
static int place, length;

/* Reads a pattern up to its closing bracket or the end, and appends its stitches. */
static void knit(void) {
    while (pattern[place] && pattern[place] != ')') {
        int times = 0;
        while (isdigit((unsigned char)pattern[place])) times = times * 10 + pattern[place++] - '0';
        if (times == 0) times = 1;
        int begin = length;
        if (pattern[place] == '(') {
            place++;
            knit();
        } else {
            stitches[length++] = pattern[place];
        }
        place++;
        int part = length - begin;
        for (int i = part; i < part * times; i++) stitches[length++] = stitches[begin + i % part];
    }
}

int main(void) {
    int count[128] = {0};
    scanf("%255s", pattern);
    knit();
    printf("%s\n", stitches);
    for (int i = 0; i < length; i++) count[(int)stitches[i]]++;
    for (char c = 'a'; c <= 'z'; c++) {
        if (count[(int)c] > 0) printf("%c %d\n", c, count[(int)c]);
    }
    return 0;
}
