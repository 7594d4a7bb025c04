#include <stdio.h>

int main(void) {
    char name[16], file[24];
    int percent;
    scanf("%15s %23s %d", name, file, &percent);
    printf("\"%s\" saved C:\\temp\\%s\n", name, file);
    printf("name:\t%s\n", name);
    printf("disk:\t%d%% full\n", percent);
    return 0;
}
