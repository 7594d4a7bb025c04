#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char name[4], flags[5] = "";
        int w;
        long long a, b, result = 0;
        scanf("%3s %d %lld %lld", name, &w, &a, &b);

        /* Your code here: the result, and strcat(flags, "N") and so on. */

        printf("%lld %s\n", result, *flags ? flags : "-");
    }
    return 0;
}
