#include <stdio.h>

int count(char text[], char letter) {
    int found = 0;
    for (int i = 0; text[i] != '\0'; i++) {
        if (text[i] == letter) found++;
    }
    return found;
}

int main(void) {
    char box[1001], sign[1001];
    scanf("%1000s %1000s", box, sign);
    int ready = 1;
    for (char letter = 'A'; letter < 'Z'; letter++) {
        int have = count(box, letter);
        int need = count(sign, letter);
        while (have < need) {
            printf("%c", letter);
            ready = 0;
            have++;
        }
    }
    if (ready) printf("ready");
    printf("\n");
    return 0;
}
