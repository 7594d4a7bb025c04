#include <stdio.h>
#include <string.h>

static const char SIGNS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static char text[1300];

static void to_base64(void) {
    unsigned bits = 0, byte;
    int count = 0, written = 0;
    for (int i = 0; sscanf(text + i, "%2x", &byte) == 1; i += 2) {
        bits = (bits << 8 | byte) & 0xffff;
        count += 8;
        while (count >= 6) {
            count -= 6;
            putchar(SIGNS[bits >> count & 63]);
            written++;
        }
    }
    if (count > 0) {
        putchar(SIGNS[bits << (6 - count) & 63]);
        written++;
    }
    while (written++ % 4 != 0) putchar('=');
    putchar('\n');
}

static void from_base64(void) {
    unsigned bits = 0;
    int count = 0;
    for (int i = 0; text[i] != '\0' && text[i] != '='; i++) {
        bits = (bits << 6 | (unsigned)(strchr(SIGNS, text[i]) - SIGNS)) & 0xffff;
        count += 6;
        if (count >= 8) {
            count -= 8;
            printf("%02x", bits >> count & 255);
        }
    }
    putchar('\n');
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char what[8];
        scanf("%7s %1299s", what, text);
        if (what[0] == 'T') to_base64();
        else from_base64();
    }
    return 0;
}
