#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char cells[128][256];
char names[500][256];
long long sums[500];

int cut(const char *s) {
    int count = 0, length = 0, inside = 0;
    for (; *s != '\0' && *s != '\n' && *s != '\r'; s++) {
        if (*s == '"') {
            if (inside && s[1] == '"') {
                cells[count][length++] = '"';
                s++;
            } else inside = !inside;
        } else if (*s == ',' && !inside) {
            cells[count++][length] = '\0';
            length = 0;
        } else cells[count][length++] = *s;
    }
    cells[count++][length] = '\0';
    return count;
}

int main(void) {
    char line[512];
    if (fgets(line, sizeof line, stdin) == NULL) return 1;
    int n = atoi(line), item = 0, number = 0, price = 0, known = 0;
    if (fgets(line, sizeof line, stdin) == NULL) return 1;
    int columns = cut(line);
    for (int i = 0; i < columns; i++) {
        if (strcmp(cells[i], "item") == 0) item = i;
        if (strcmp(cells[i], "count") == 0) number = i;
        if (strcmp(cells[i], "price") == 0) price = i;
    }
    for (int i = 0; i < n; i++) {
        if (fgets(line, sizeof line, stdin) == NULL) break;
        cut(line);
        int place = 0;
        while (place < known && strcmp(names[place], cells[item]) != 0) place++;
        if (place == known) strcpy(names[known++], cells[item]);
        sums[place] += atoll(cells[number]) * atoll(cells[price]);
    }
    for (int i = 0; i < known; i++) {
        int best = -1;
        for (int j = 0; j < known; j++)
            if (sums[j] >= 0 && (best < 0 || sums[j] > sums[best])) best = j;
        printf("%lld %s\n", sums[best], names[best]);
        sums[best] = -1;
    }
    return 0;
}
