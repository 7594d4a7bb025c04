#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char name[21];
        int marks;
        char born[11];
        scanf("%20s %d %10s", name, &marks, born);
        /* Your code here: keep this student. */
    }

    /* Your code here: sort the students, and print rank and name of each. */
    return 0;
}
