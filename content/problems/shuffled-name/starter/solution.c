#include <stdio.h>

static int count[26]; /* how often each letter occurs */

int main(void) {
    char name[24];
    long long k;
    scanf("%23s %lld", name, &k);
    for (int i = 0; name[i]; i++) count[name[i] - 'a']++;

    /* your code here */

    puts("too short");
    return 0;
}
