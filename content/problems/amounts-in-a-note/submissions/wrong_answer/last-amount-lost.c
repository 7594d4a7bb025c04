#include <ctype.h>
#include <stdio.h>

int main(void) {
    int c, count = 0, sum = 0, largest = 0;
    int in_word = 0, has_letter = 0, value = 0;
    c = getchar();
    if (c != EOF) do {
        if (isalnum(c)) {
            if (!in_word) {
                in_word = 1;
                has_letter = value = 0;
            }
            if (isalpha(c)) has_letter = 1;
            else if (!has_letter && value < 1000000) value = value * 10 + (c - '0');
        } else {
            if (in_word && !has_letter) {
                count++;
                sum += value;
                if (value > largest) largest = value;
            }
            in_word = 0;
        }
        c = getchar();
    } while (c != EOF && !feof(stdin));
    printf("%d %d %d\n", count, sum, largest);
    return 0;
}
