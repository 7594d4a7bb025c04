#include <stdio.h>
#include <string.h>

int main(void) {
    char left[21], middle[21], right[21], last[21];
    scanf("%20s %20s %20s", left, middle, right);

    strcpy(last, right);
    strcpy(right, middle);
    strcpy(middle, left);
    strcpy(left, last);
    printf("%s %s %s\n", left, middle, right);

    strcpy(last, right);
    strcpy(right, left);
    strcpy(left, last);
    printf("%s %s %s\n", left, middle, right);

    strcpy(last, right);
    strcpy(right, middle);
    strcpy(middle, left);
    strcpy(left, last);
    printf("%s %s %s\n", left, middle, right);
    return 0;
}
