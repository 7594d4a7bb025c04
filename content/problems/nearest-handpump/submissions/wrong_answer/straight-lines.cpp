#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int r, c;
    cin >> r >> c;
    vector<string> map(r);
    vector<pair<int, int>> pumps, homes;
    for (int i = 0; i < r; i++) {
        cin >> map[i];
        for (int j = 0; j < c; j++) {
            if (map[i][j] == 'P') pumps.push_back({i, j});
            if (map[i][j] == 'H') homes.push_back({i, j});
        }
    }
    int most = 0, houses = 0, without = 0;
    for (auto [i, j] : homes) {
        int nearest = -1;
        for (auto [a, b] : pumps) {
            int steps = abs(a - i) + abs(b - j);
            if (nearest < 0 || steps < nearest) nearest = steps;
        }
        if (nearest < 0) {
            without++;
        } else if (nearest > most) {
            most = nearest;
            houses = 1;
        } else if (nearest == most) {
            houses++;
        }
    }
    cout << most << ' ' << houses << '\n' << without << '\n';
    return 0;
}
