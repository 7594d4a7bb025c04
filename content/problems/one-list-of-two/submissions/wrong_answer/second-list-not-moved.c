#include <stdio.h>

int read_list(int list[]) {
    int length;
    scanf("%d", &length);
    for (int i = 0; i < length; i++) scanf("%d", &list[i]);
    return length;
}

int main(void) {
    int a[1000], b[1000];
    int n = read_list(a), m = read_list(b);
    int i = 0, j = 0, both = 0;
    while (i < n || j < m) {
        if (j == m || (i < n && a[i] < b[j])) printf("%d ", a[i++]);
        else if (i == n || b[j] < a[i]) printf("%d ", b[j++]);
        else {
            printf("%d ", a[i]);
            i++;
            both++;
        }
    }
    printf("\n%d\n", both);
    return 0;
}
