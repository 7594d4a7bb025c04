#include <stdio.h>
#include <string.h>

struct vector {
    long long east, north;
};

static struct vector sum(struct vector a, struct vector b) {
    return (struct vector){a.east + b.east, a.north + b.north};
}

static struct vector times(struct vector v, long long k) {
    return (struct vector){v.east * k, v.north * k};
}

int main(void) {
    struct vector place = {0, 0}, step = {0, 0};
    long long farthest = 0;
    int n, at_home = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[6];
        long long k = 1;
        scanf("%5s", command);
        if (strcmp(command, "go") == 0) scanf("%lld %lld", &step.east, &step.north);
        else if (strcmp(command, "again") == 0) scanf("%lld", &k);
        else if (strcmp(command, "back") == 0) step = times(step, -1);
        else step = times(place, -1);
        place = sum(place, times(step, k));
        printf("(%lld, %lld)\n", place.east, place.north);
        long long square = place.east * place.east + place.north * place.north;
        if (square > farthest) farthest = square;
        if (square == 0) at_home++;
    }
    printf("farthest %lld\n", farthest);
    printf("at home %d\n", at_home);
    return 0;
}
