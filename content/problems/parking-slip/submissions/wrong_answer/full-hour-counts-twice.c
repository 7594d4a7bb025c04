#include <stdio.h>
#include <string.h>

struct slip {
    char car[12]; /* an empty text: the place is free */
    int since;
};

static struct slip places[201];
static int s, next_slip = 1, earned = 0;

/* The first place with this car, or 0. Ask for "" to find a free place. */
static int find(const char *car) {
    for (int i = 1; i <= s; i++) {
        if (strcmp(places[i].car, car) == 0) return i;
    }
    return 0;
}

static void arrive(const char *car, int t) {
    int place = find("");
    if (find(car) > 0) {
        printf("already inside\n");
    } else if (place == 0) {
        printf("full\n");
    } else {
        strcpy(places[place].car, car);
        places[place].since = t;
        printf("slip %d place %d\n", next_slip++, place);
    }
}

static void leave(const char *car, int t) {
    int place = find(car);
    if (place == 0) {
        printf("not inside\n");
        return;
    }
    int hours = (t - places[place].since) / 60 + 1;
    int fee = 10 + 20 * hours;
    places[place].car[0] = '\0';
    earned += fee;
    printf("pay %d\n", fee);
}

int main(void) {
    int n, cars = 0;
    scanf("%d %d", &s, &n);
    while (n-- > 0) {
        char kind[4], car[12];
        int t;
        scanf("%3s %11s %d", kind, car, &t);
        if (strcmp(kind, "in") == 0) arrive(car, t);
        else leave(car, t);
    }
    printf("earned %d\ninside", earned);
    for (int i = 1; i <= s; i++) {
        if (places[i].car[0] == '\0') continue;
        printf(" %s", places[i].car);
        cars++;
    }
    printf(cars == 0 ? " nobody\n" : "\n");
    return 0;
}
