#include <stdio.h>

int main(void) {
    puts("started");
    fflush(stdout);
    for (volatile unsigned long turn = 0;; turn++) {
    }
}
