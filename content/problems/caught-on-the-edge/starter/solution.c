#include <stdio.h>
#include <string.h>

int main(void) {
    char clock[1001], data[1001], latch[1001] = "", flop[1001] = "";
    scanf("%1000s %1000s", clock, data);
    int n = (int)strlen(clock), edges = 0, different = 0;
    for (int i = 0; i < n; i++) {
        /* Your code here: what do the two memories show now? */
        latch[i] = '0';
        flop[i] = '0';
    }
    printf("%s\n%s\n%d %d\n", latch, flop, edges, different);
    return 0;
}
