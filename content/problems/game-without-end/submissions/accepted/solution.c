#include <stdio.h>

static int first[100001], following[200001], from[200001], left[100001], queue[100000];
static char result[100002];

int main(void) {
    int n, m, size = 0;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= m; i++) {
        int to;
        scanf("%d %d", &from[i], &to);
        following[i] = first[to];
        first[to] = i;
        left[from[i]]++;
    }
    for (int circle = 1; circle <= n; circle++) {
        result[circle] = '-';
        if (left[circle] == 0) {
            result[circle] = 'B';
            queue[size++] = circle;
        }
    }
    for (int next = 0; next < size; next++) {
        int circle = queue[next];
        for (int i = first[circle]; i > 0; i = following[i]) {
            int before = from[i];
            if (result[before] != '-') continue;
            left[before]--;
            if (result[circle] == 'B') result[before] = 'A';
            else if (left[before] == 0) result[before] = 'B';
            if (result[before] != '-') queue[size++] = before;
        }
    }
    printf("%s\n", result + 1);
    return 0;
}
