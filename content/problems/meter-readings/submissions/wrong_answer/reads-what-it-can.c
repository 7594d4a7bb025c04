#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[64];
    int n, faulty = 0, unreadable = 0;
    long long sum = 0;
    if (fgets(line, sizeof line, stdin) == NULL) return 1;
    n = atoi(line);
    for (int i = 0; i < n; i++) {
        if (fgets(line, sizeof line, stdin) == NULL) break;
        char *end;
        long reading = strtol(line, &end, 10);
        if (end == line) unreadable++;
        else if (reading < 0) faulty++;
        else sum += reading;
    }
    printf("sum %lld\nfaulty %d\nunreadable %d\n", sum, faulty, unreadable);
    return 0;
}
