#include <stdio.h>

int main(void) {
    const long smallest[5] = {0, 0, 0x80, 0x800, 0x10000};
    int n;
    unsigned bytes[2000];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%x", &bytes[i]);
    for (int i = 0; i < n;) {
        unsigned first = bytes[i];
        int length = 0;
        long number = 0;
        if (first < 0x80) length = 1, number = first;
        else if (first >> 5 == 6) length = 2, number = first & 0x1f;
        else if (first >> 4 == 14) length = 3, number = first & 0x0f;
        else if (first >> 3 == 30) length = 4, number = first & 0x07;
        int good = length > 0 && i + length <= n;
        for (int j = i + 1; good && j < i + length; j++) {
            if (bytes[j] >> 6 != 2) good = 0;
            number = number * 64 + (bytes[j] & 0x3f);
        }
        if (!good || number < smallest[length] || number > 0x10ffff || (number >= 0xd800 && number <= 0xdfff)) {
            printf("error at byte %d\n", i + 1);
            break;
        }
        printf("U+%04lX\n", number);
        i += length;
    }
    return 0;
}
