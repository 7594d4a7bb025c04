#include <stdio.h>

static int siding[50000];

int main(void) {
    int n, size = 0, most = 0, came = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int wanted;
        scanf("%d", &wanted);
        while (came < wanted) siding[size++] = ++came;
        if (size > most) most = size;
        if (siding[size - 1] != wanted) {
            printf("no %d\n", siding[size - 1]);
            return 0;
        }
        size--;
    }
    printf("yes %d\n", most);
    return 0;
}
