#include <stdio.h>
#include <string.h>

static int started(int amount, int part) {
    return (amount + part - 1) / part;
}

static int parcel_price(int grams) {
    return grams <= 500 ? 30 : 30 + 12 * started(grams - 500, 500);
}

int main(void) {
    int n, most = 0;
    char dearest[12] = "";
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char kind[10], name[12];
        int grams, price;
        scanf("%9s %11s %d", kind, name, &grams);
        if (strcmp(kind, "letter") == 0) {
            price = 5 * started(grams, 20);
        } else if (strcmp(kind, "parcel") == 0) {
            price = parcel_price(grams);
        } else if (strcmp(kind, "fragile") == 0) {
            price = parcel_price(grams) + 25;
        } else {
            int value;
            scanf("%d", &value);
            int insurance = started(value, 100);
            price = parcel_price(grams) + (insurance < 10 ? 10 : insurance);
        }
        printf("%s %d\n", name, price);
        if (price > most) {
            most = price;
            strcpy(dearest, name);
        }
    }
    printf("dearest %s\n", dearest);
    return 0;
}
