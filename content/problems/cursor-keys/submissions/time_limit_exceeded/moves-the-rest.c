#include <stdio.h>
#include <string.h>

static char keys[1000001], text[1000001];

int main(void) {
    int cursor = 0, length = 0;
    scanf("%s", keys);
    for (int i = 0; keys[i] != '\0'; i++) {
        if (keys[i] == '<') {
            if (cursor > 0) cursor--;
        } else if (keys[i] == '>') {
            if (cursor < length) cursor++;
        } else if (keys[i] == '[') {
            cursor = 0;
        } else if (keys[i] == ']') {
            cursor = length;
        } else if (keys[i] == '*') {
            if (cursor > 0) {
                for (int k = cursor; k < length; k++) text[k - 1] = text[k];
                cursor--;
                length--;
            }
        } else {
            for (int k = length; k > cursor; k--) text[k] = text[k - 1];
            text[cursor++] = keys[i];
            length++;
        }
    }
    text[length] = '\0';
    puts(length == 0 ? "EMPTY" : text);
    return 0;
}
