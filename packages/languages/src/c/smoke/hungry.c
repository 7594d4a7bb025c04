#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    puts("started");
    fflush(stdout);
    for (;;) {
        char *piece = malloc(1 << 20);
        if (piece) memset(piece, 1, 1 << 20);
    }
}
