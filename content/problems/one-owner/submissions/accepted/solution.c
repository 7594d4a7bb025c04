#include <stdio.h>
#include <string.h>

struct variable {
    char name[12], thing[12]; /* an empty text: owns nothing */
};

static struct variable living[1000];
static int count = 0, begins[1000], open = 0;

static struct variable *find(const char *name) {
    int i = 0;
    while (strcmp(living[i].name, name) != 0) i++;
    return &living[i];
}

static void release(struct variable *v) {
    if (v->thing[0] != '\0') printf("release %s\n", v->thing);
    v->thing[0] = '\0';
}

static void end_block(int begin) {
    while (count > begin) release(&living[--count]);
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char word[12], x[12], y[12];
        scanf("%11s", word);
        if (strcmp(word, "{") == 0) {
            begins[open++] = count;
            continue;
        }
        if (strcmp(word, "}") == 0) {
            end_block(begins[--open]);
            continue;
        }
        scanf("%11s", x);
        if (strcmp(word, "own") == 0) {
            strcpy(living[count].name, x);
            scanf("%11s", living[count++].thing);
        } else if (strcmp(word, "empty") == 0) {
            strcpy(living[count].name, x);
            living[count++].thing[0] = '\0';
        } else if (strcmp(word, "move") == 0) {
            scanf("%11s", y);
            release(find(y));
            strcpy(find(y)->thing, find(x)->thing);
            find(x)->thing[0] = '\0';
        } else if (strcmp(word, "reset") == 0) {
            release(find(x));
        } else {
            const char *thing = find(x)->thing;
            printf("%s\n", thing[0] != '\0' ? thing : "empty");
        }
    }
    end_block(0);
    return 0;
}
