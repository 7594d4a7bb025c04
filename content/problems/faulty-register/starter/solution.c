#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    static char line[200];
    int n, correct = 0, sum = 0;
    fgets(line, sizeof line, stdin);
    n = atoi(line);
    for (int i = 1; i <= n; i++) {
        fgets(line, sizeof line, stdin);
        line[strcspn(line, "\r\n")] = '\0';
        /* Your code here: print the fault of this line, or count it and its marks. */
    }
    if (correct == 0) puts("0 -");
    else printf("%d %d\n", correct, sum / correct);
    return 0;
}
