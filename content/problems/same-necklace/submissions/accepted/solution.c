#include <stdio.h>
#include <string.h>

/* The smallest start at which the ring reads as wanted, or -1. */
static int start_of(const char *ring, const char *wanted) {
    int n = (int)strlen(ring);
    if ((int)strlen(wanted) != n) return -1;
    for (int k = 0; k < n; k++) {
        int i = 0;
        while (i < n && ring[(k + i) % n] == wanted[i]) i++;
        if (i == n) return k;
    }
    return -1;
}

int main(void) {
    char first[502], second[502], back[502];
    scanf("%501s %501s", first, second);
    int n = (int)strlen(first);
    for (int i = 0; i < n; i++) back[i] = first[n - 1 - i];
    back[n] = '\0';
    int same = start_of(first, second), turned = start_of(back, second);
    if (same >= 0) printf("SAME %d\n", same);
    else if (turned >= 0) printf("TURNED %d\n", turned);
    else printf("DIFFERENT\n");
    return 0;
}
