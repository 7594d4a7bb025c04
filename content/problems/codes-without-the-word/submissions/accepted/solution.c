#include <stdio.h>
#include <string.h>

#define MOD 1000000007

static char word[51];
static int next[50][26];

int main(void) {
    int n, s, border = 0;
    scanf("%d %d %50s", &n, &s, word);
    int m = strlen(word);
    for (int state = 0; state < m; state++) {
        for (int letter = 0; letter < s; letter++) next[state][letter] = state == 0 ? 0 : next[border][letter];
        next[state][word[state] - 'a'] = state + 1;
        /* The border of the next state is where the border of this one goes with the same letter. */
        if (state > 0) border = next[border][word[state] - 'a'];
    }
    long long ways[51] = {1};
    for (int i = 0; i < n; i++) {
        long long following[51] = {0};
        for (int state = 0; state < m; state++) {
            for (int letter = 0; letter < s; letter++) following[next[state][letter]] += ways[state];
        }
        for (int state = 0; state < m; state++) ways[state] = following[state] % MOD;
    }
    long long codes = 0;
    for (int state = 0; state < m; state++) codes += ways[state];
    printf("%lld\n", codes % MOD);
    return 0;
}
