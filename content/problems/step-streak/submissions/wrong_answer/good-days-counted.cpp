#include <iostream>

int main() {
    int steps, day = 0, good = 0, start = 0;
    while (std::cin >> steps && steps != -1) {
        day++;
        if (steps >= 8000) {
            good++;
            if (start == 0) start = day;
        }
    }
    std::cout << good << " " << start << "\n";
}
