#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char frame[1101];
        scanf("%1100s", frame);
        int length = (int)strlen(frame);

        /* Your code here: ok, fixed or lost? */
        printf("%s %d\n", "ok", length);
    }
    return 0;
}
