#include <stdio.h>

int main(void) {
    int h1, m1, h2, m2, h, m;
    scanf("%d %d %d %d %d %d", &h1, &m1, &h2, &m2, &h, &m);
    int opens = h1 * 60 + m1;
    int closes = h2 * 60 + m2;
    int now = h * 60 + m;
    int open;
    if (opens < closes) open = opens <= now && now < closes;
    else open = now >= opens || now < closes; /* always true if the two times are equal */
    printf("%s\n", open ? "open" : "closed");
    return 0;
}
