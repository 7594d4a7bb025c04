#include <stdio.h>
#include <string.h>

static char bits[4000], data[4000];

static void send_bits(void) {
    int ones = 0;
    printf("01111110");
    for (int i = 0; bits[i] != '\0'; i++) {
        putchar(bits[i]);
        ones = bits[i] == '1' ? ones + 1 : 0;
        if (ones == 5) {
            putchar('0');
            ones = 0;
        }
    }
    puts("01111110");
}

static void read_bits(void) {
    char result[8000] = "";
    int frames = 0, length = 0, ones = 0;
    for (int i = 8; bits[i] != '\0'; i++) {
        if (ones == 5 && bits[i] == '0') {
            ones = 0; /* a stuffed bit */
        } else if (ones == 5) {
            data[length - 5] = '\0'; /* without the 0 and the five ones of the flag */
            strcat(strcat(result, " "), data);
            frames++;
            length = ones = 0;
            i++; /* the last 0 of the flag */
        } else {
            data[length++] = bits[i];
            ones = bits[i] == '1' ? ones + 1 : 0;
        }
    }
    printf("%d%s\n", frames, result);
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[8];
        scanf("%7s %3999s", what, bits);
        if (what[0] == 'S') send_bits();
        else read_bits();
    }
    return 0;
}
