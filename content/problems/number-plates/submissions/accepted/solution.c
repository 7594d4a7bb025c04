#include <stdio.h>
#include <string.h>

int is_letter(char c) {
    return 'A' <= c && c <= 'Z';
}

int is_digit(char c) {
    return '0' <= c && c <= '9';
}

int is_plate(char text[]) {
    int length = strlen(text);
    if (length != 9 && length != 10) return 0;
    for (int i = 0; i < length; i++) {
        if (i < 2 || (i >= 4 && i < length - 4)) {
            if (!is_letter(text[i])) return 0;
        } else if (!is_digit(text[i])) return 0;
    }
    return 1;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int k = 0; k < n; k++) {
        char text[21];
        scanf("%20s", text);
        if (!is_plate(text)) {
            printf("wrong\n");
            continue;
        }
        int length = strlen(text);
        for (int i = 0; i < length; i++) {
            if (i == 2 || i == 4 || i == length - 4) printf(" ");
            printf("%c", text[i]);
        }
        printf("\n");
    }
    return 0;
}
