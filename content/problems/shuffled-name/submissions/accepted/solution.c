#include <stdio.h>

static int count[26];

/* How many words can be made of the letters that are left? */
static long long words(void) {
    long long result = 1;
    int n = 0;
    for (int c = 0; c < 26; c++) n += count[c];
    for (int i = 2; i <= n; i++) result *= i;
    for (int c = 0; c < 26; c++) {
        for (int i = 2; i <= count[c]; i++) result /= i;
    }
    return result;
}

int main(void) {
    char name[24], word[24];
    long long k;
    int n = 0;
    scanf("%23s %lld", name, &k);
    for (; name[n]; n++) count[name[n] - 'a']++;
    if (k > words()) {
        puts("too short");
        return 0;
    }
    for (int place = 0; place < n; place++) {
        for (int c = 0; c < 26; c++) {
            if (count[c] == 0) continue;
            count[c]--;
            long long here = words();
            if (k <= here) {
                word[place] = (char)('a' + c);
                break;
            }
            k -= here;
            count[c]++;
        }
    }
    word[n] = '\0';
    puts(word);
    return 0;
}
