#include <stdio.h>

int main(void) {
    int h1, m1, h2, m2, d;
    scanf("%d:%d %d:%d %d", &h1, &m1, &h2, &m2, &d);
    int minutes = h2 * 60 + m2 - h1 * 60 - m1;
    if (minutes <= 0) minutes += 24 * 60;
    int tenths = (2 * d * 600 + minutes) / (2 * minutes);
    printf("%d:%02d\n", minutes / 60, minutes % 60);
    printf("%d.%d\n", tenths / 10, tenths % 10);
    return 0;
}
