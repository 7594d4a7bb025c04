#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char address[400];
        scanf("%399s", address);

        /* Your code here: print scheme, host, port, path and query. */
        printf("%s\n", address);
    }
    return 0;
}
