#include <stdio.h>

static char keys[1000001];
static int previous[1000001], next[1000001]; /* the node of key i has the number i + 1; 0 is the sentinel */

int main(void) {
    int cursor = 0;
    scanf("%s", keys);
    for (int i = 0; keys[i] != '\0'; i++) {
        int node = i + 1;
        if (keys[i] == '<') {
            if (cursor != 0) cursor = previous[cursor];
        } else if (keys[i] == '>') {
            if (next[cursor] != 0) cursor = next[cursor];
        } else if (keys[i] == '[') {
            cursor = 0;
        } else if (keys[i] == ']') {
            cursor = previous[0];
        } else if (keys[i] == '*') {
            if (cursor != 0) {
                next[previous[cursor]] = next[cursor];
                previous[next[cursor]] = previous[cursor];
                cursor = previous[cursor];
            }
        } else {
            previous[node] = cursor;
            next[node] = next[cursor];
            previous[next[node]] = node;
            next[cursor] = node;
            cursor = node;
        }
    }
    for (int node = next[0]; node != 0; node = next[node]) putchar(keys[node - 1]);
    puts(next[0] == 0 ? "EMPTY" : "");
    return 0;
}
