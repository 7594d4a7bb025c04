#include <stdio.h>

int main(void) {
    int n, bytes[2000];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &bytes[i]);
    for (int start = 0; start < n; start += 8) {
        printf("%04x  ", start);
        /* your code here */
        printf("\n");
    }
    return 0;
}
