#include <stdio.h>

int main(void) {
    char keys[10][5] = {" ", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"};
    char message[202];
    fgets(message, sizeof message, stdin);
    int last = -1;
    for (int i = 0; message[i] != '\0'; i++) {
        for (int key = 0; key <= 9; key++) {
            for (int place = 0; keys[key][place] != '\0'; place++) {
                if (keys[key][place] != message[i]) continue;
                if (key == last) printf(" ");
                for (int press = 0; press <= place; press++) printf("%d", key);
                last = key;
            }
        }
    }
    printf("\n");
    return 0;
}
