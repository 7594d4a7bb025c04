#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int reader;
        char due[11];
        char returned[11];
        scanf("%d %10s %10s", &reader, due, returned);
        /* Your code here: add the fine to what this reader owes. */
    }

    /* Your code here: print what each reader owes, or no fines. */
    return 0;
}
