#include <stdio.h>
#include <string.h>

struct pet {
    char name[12];
    int food, nights; /* grams for one night; nights so far */
};

static struct pet pets[1000];
static int count;

static int food_for(const char *kind, int weight) {
    if (strcmp(kind, "dog") == 0) return 25 * weight;
    if (strcmp(kind, "cat") == 0) return 30 + 15 * weight;
    return 20;
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[8], name[12], kind[8];
        int weight;
        scanf("%7s", what);
        if (what[0] == 'N') {
            int total = 0;
            for (int i = 0; i < count; i++) {
                pets[i].nights++;
                total += pets[i].food;
            }
            printf("%d\n", total);
        } else if (what[0] == 'C') {
            scanf("%11s %7s %d", name, kind, &weight);
            strcpy(pets[count].name, name);
            pets[count].food = food_for(kind, weight);
            pets[count].nights = 0;
            count++;
        } else {
            scanf("%11s", name);
            int i = 0;
            while (strcmp(pets[i].name, name) != 0) i++;
            printf("%s %d %d\n", name, pets[i].nights, pets[i].nights * pets[i].food);
            pets[i] = pets[--count];
        }
    }
    return 0;
}
