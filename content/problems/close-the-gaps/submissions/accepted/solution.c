#include <stdio.h>

int main(void) {
    int n, box[1000], moved = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &box[i]);
    int *write = box;
    for (int *read = box; read < box + n; read++) {
        if (*read == 0) continue;
        if (write != read) {
            *write = *read;
            *read = 0;
            moved++;
        }
        write++;
    }
    for (int i = 0; i < n; i++) printf("%d ", box[i]);
    printf("\n%d\n", moved);
    return 0;
}
