#include <stdio.h>
#include <string.h>

struct device {
    char name[16];
    int can_switch, can_adjust;
    int on, level;
};

int main(void) {
    static struct device devices[50];
    int d, n;
    scanf("%d %d", &d, &n);
    for (int i = 0; i < d; i++) {
        char kind[8];
        scanf("%7s %15s", kind, devices[i].name);
        devices[i].can_switch = strcmp(kind, "lamp") == 0 || strcmp(kind, "radio") == 0;
        devices[i].can_adjust = strcmp(kind, "curtain") == 0 || strcmp(kind, "radio") == 0;
        devices[i].level = 5;
    }
    while (n-- > 0) {
        char command[6], name[16];
        scanf("%5s", command);
        if (strcmp(command, "leave") == 0) {
            int count = 0;
            for (int i = 0; i < d; i++) {
                count += devices[i].on;
                devices[i].on = 0;
            }
            printf("%d\n", count);
            continue;
        }
        scanf("%15s", name);
        struct device *device = devices;
        while (strcmp(device->name, name) != 0) device++;
        if (strcmp(command, "press") == 0) {
            if (device->can_switch) device->on = !device->on;
            printf("%s\n", !device->can_switch ? "cannot" : device->on ? "on" : "off");
        } else if (!device->can_adjust) {
            printf("cannot\n");
        } else {
            if (device->can_switch && !device->on) {
                printf("cannot\n");
                continue;
            }
            if (strcmp(command, "more") == 0 && device->level < 10) device->level++;
            if (strcmp(command, "less") == 0 && device->level > 0) device->level--;
            printf("%d\n", device->level);
        }
    }
    return 0;
}
