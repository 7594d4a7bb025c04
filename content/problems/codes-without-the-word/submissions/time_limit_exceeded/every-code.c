#include <stdio.h>
#include <string.h>

static int n, s;
static char word[51], code[1001];

/* How many codes begin with these letters and do not contain the word? */
static long long codes(int length) {
    int m = strlen(word);
    if (length >= m && strncmp(code + length - m, word, m) == 0) return 0;
    if (length == n) return 1;
    long long count = 0;
    for (int letter = 0; letter < s; letter++) {
        code[length] = 'a' + letter;
        count += codes(length + 1);
    }
    return count % 1000000007;
}

int main(void) {
    scanf("%d %d %50s", &n, &s, word);
    printf("%lld\n", codes(0));
    return 0;
}
