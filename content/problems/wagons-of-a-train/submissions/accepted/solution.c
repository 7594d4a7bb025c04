#include <stdio.h>
#include <string.h>

enum kind { COAL, TANK, BOXES };

struct boxes { int count, weight; };

struct wagon {
    enum kind kind;
    union {
        int tonnes;
        int litres;
        struct boxes boxes;
    } load;
};

static int weight_of(struct wagon w) {
    switch (w.kind) {
        case COAL: return 22000 + w.load.tonnes * 1000;
        case TANK: return 22000 + w.load.litres * 4 / 5;
        default: return 22000 + w.load.boxes.count * w.load.boxes.weight;
    }
}

static struct wagon read_wagon(void) {
    struct wagon w;
    char word[6];
    scanf("%5s", word);
    if (strcmp(word, "coal") == 0) {
        w.kind = COAL;
        scanf("%d", &w.load.tonnes);
    } else if (strcmp(word, "tank") == 0) {
        w.kind = TANK;
        scanf("%d", &w.load.litres);
    } else {
        w.kind = BOXES;
        scanf("%d %d", &w.load.boxes.count, &w.load.boxes.weight);
    }
    return w;
}

int main(void) {
    int n, total = 0, heaviest = 0, number = 0, too_heavy = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        int weight = weight_of(read_wagon());
        total += weight;
        if (weight > heaviest) {
            heaviest = weight;
            number = i;
        }
        if (weight > 80000) too_heavy++;
    }
    printf("%d\n%d\n%d\n", total, number, too_heavy);
    return 0;
}
