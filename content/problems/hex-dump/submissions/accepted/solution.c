#include <stdio.h>

int main(void) {
    int n, bytes[2000];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &bytes[i]);
    for (int start = 0; start < n; start += 8) {
        printf("%04x  ", start);
        for (int i = start; i < start + 8; i++) {
            if (i < n) printf("%02x ", bytes[i]);
            else printf("   ");
        }
        printf(" |");
        for (int i = start; i < start + 8 && i < n; i++) {
            putchar(bytes[i] >= 32 && bytes[i] <= 126 ? bytes[i] : '.');
        }
        printf("|\n");
    }
    return 0;
}
