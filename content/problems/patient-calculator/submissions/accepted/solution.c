#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char names[1000][48];
long long values[1000];
int stored = 0;

int place_of(const char *name) {
    for (int i = 0; i < stored; i++)
        if (strcmp(names[i], name) == 0) return i;
    return -1;
}

int is_name(const char *s) {
    if (*s == '\0') return 0;
    for (; *s != '\0'; s++)
        if (*s < 'a' || *s > 'z') return 0;
    return 1;
}

int is_number(const char *s) {
    if (*s == '-') s++;
    if (*s == '\0') return 0;
    for (; *s != '\0'; s++)
        if (!isdigit((unsigned char)*s)) return 0;
    return 1;
}

long long floor_div(long long a, long long b) {
    long long q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

void answer(char *line) {
    char *parts[48];
    int count = 0;
    for (char *part = strtok(line, " "); part != NULL; part = strtok(NULL, " ")) parts[count++] = part;
    if (count != 3 && !(count == 5 && strcmp(parts[1], "=") == 0)) {
        printf("bad line\n");
        return;
    }
    if (count == 5 && !is_name(parts[0])) {
        printf("bad name\n");
        return;
    }
    char **sum = parts + count - 3;
    if (strlen(sum[1]) != 1 || strchr("+-*/", sum[1][0]) == NULL) {
        printf("bad operator\n");
        return;
    }
    for (int i = 0; i <= 2; i += 2) {
        if (!is_name(sum[i]) && !is_number(sum[i])) {
            printf("bad value\n");
            return;
        }
    }
    long long v[3];
    for (int i = 0; i <= 2; i += 2) {
        if (is_number(sum[i])) {
            v[i] = atoll(sum[i]);
            continue;
        }
        int place = place_of(sum[i]);
        if (place < 0) {
            printf("unknown %s\n", sum[i]);
            return;
        }
        v[i] = values[place];
    }
    long long result;
    if (sum[1][0] == '+') result = v[0] + v[2];
    else if (sum[1][0] == '-') result = v[0] - v[2];
    else if (sum[1][0] == '*') result = v[0] * v[2];
    else if (v[2] == 0) {
        printf("division by zero\n");
        return;
    } else result = floor_div(v[0], v[2]);
    if (count == 5) {
        int place = place_of(parts[0]);
        if (place < 0) {
            place = stored++;
            strcpy(names[place], parts[0]);
        }
        values[place] = result;
    }
    printf("%lld\n", result);
}

int main(void) {
    char line[64];
    if (fgets(line, sizeof line, stdin) == NULL) return 1;
    int q = atoi(line);
    for (int i = 0; i < q; i++) {
        if (fgets(line, sizeof line, stdin) == NULL) break;
        line[strcspn(line, "\r\n")] = '\0';
        answer(line);
    }
    return 0;
}
