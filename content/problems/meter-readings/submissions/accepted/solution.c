#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int is_reading(const char *s) {
    if (*s == '-') s++;
    if (*s == '\0') return 0;
    for (; *s != '\0'; s++)
        if (!isdigit((unsigned char)*s)) return 0;
    return 1;
}

int main(void) {
    char line[64];
    int n, faulty = 0, unreadable = 0;
    long long sum = 0;
    if (fgets(line, sizeof line, stdin) == NULL) return 1;
    n = atoi(line);
    for (int i = 0; i < n; i++) {
        if (fgets(line, sizeof line, stdin) == NULL) break;
        line[strcspn(line, "\r\n")] = '\0';
        if (!is_reading(line)) unreadable++;
        else if (atol(line) < 0) faulty++;
        else sum += atol(line);
    }
    printf("sum %lld\nfaulty %d\nunreadable %d\n", sum, faulty, unreadable);
    return 0;
}
