#include <stdio.h>

static int sheet[200], merged[200];

static int smaller(int a, int b) {
    return a < b ? a : b;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &sheet[i]);
    for (int size = 1; size < n; size *= 2) {
        for (int begin = 0; begin < n; begin += 2 * size) {
            int middle = smaller(begin + size, n), end = smaller(begin + 2 * size, n);
            int left = begin, right = middle;
            for (int i = begin; i < end; i++) {
                if (right == end || (left < middle && sheet[left] <= sheet[right])) merged[i] = sheet[left++];
                else merged[i] = sheet[right++];
            }
        }
        for (int i = 0; i < n; i++) {
            sheet[i] = merged[i];
            if (i > 0) printf(i % (2 * size) == 0 ? " | " : " ");
            printf("%d", sheet[i]);
        }
        puts("");
    }
    return 0;
}
