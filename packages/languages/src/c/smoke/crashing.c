#include <stdio.h>

int main(void) {
    puts("started");
    fflush(stdout);
    volatile int *nowhere = NULL;
    *nowhere = 1;
    return 0;
}
