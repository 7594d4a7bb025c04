#include <stdio.h>
#include <string.h>

int main(void) {
    char clock[1001], data[1001], latch[1001] = "", flop[1001] = "";
    scanf("%1000s %1000s", clock, data);
    int n = (int)strlen(clock), edges = 0, different = 0;
    char in_latch = '0', in_flop = '0', before = '0';
    for (int i = 0; i < n; i++) {
        if (clock[i] == '1') in_latch = data[i];
        if (clock[i] == '1' && before == '0') {
            in_flop = data[i];
            edges++;
        }
        before = clock[i];
        latch[i] = in_latch;
        flop[i] = in_flop;
        if (in_latch != in_flop) different++;
    }
    printf("%s\n%s\n%d %d\n", latch, flop, edges, different);
    return 0;
}
