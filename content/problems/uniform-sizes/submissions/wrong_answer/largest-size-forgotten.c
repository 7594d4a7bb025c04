#include <stdio.h>

int main(void) {
    int n, sizes[5000], count[51] = {0}, next[52];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &sizes[i]);
        count[sizes[i]]++;
    }
    next[20] = 1;
    for (int size = 20; size <= 50; size++) next[size + 1] = next[size] + count[size];
    for (int i = 0; i < n; i++) printf("%d ", next[sizes[i]]++);
    printf("\n");
    for (int size = 20; size < 50; size++) {
        if (count[size] > 0) printf("%d %d %d\n", size, next[size] - count[size], next[size] - 1);
    }
    return 0;
}
