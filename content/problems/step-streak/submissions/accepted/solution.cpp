#include <iostream>

int main() {
    int steps, day = 0, streak = 0, best = 0, start = 0;
    while (std::cin >> steps && steps != -1) {
        day++;
        if (steps >= 8000) streak++;
        else streak = 0;
        if (streak > best) {
            best = streak;
            start = day - streak + 1;
        }
    }
    std::cout << best << " " << start << "\n";
}
