#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int r, c;
    cin >> r >> c;
    vector<string> map(r);
    vector<vector<int>> steps(r, vector<int>(c, -1));
    queue<pair<int, int>> waiting;
    for (int i = 0; i < r; i++) {
        cin >> map[i];
        for (int j = 0; j < c; j++) {
            if (map[i][j] == 'P') {
                steps[i][j] = 0;
                waiting.push({i, j});
            }
        }
    }
    const int down[] = {-1, 1, 0, 0}, right[] = {0, 0, -1, 1};
    while (!waiting.empty()) {
        auto [row, column] = waiting.front();
        waiting.pop();
        for (int k = 0; k < 4; k++) {
            int i = row + down[k], j = column + right[k];
            if (i < 0 || i >= r || j < 0 || j >= c || map[i][j] == '#' || steps[i][j] >= 0) continue;
            steps[i][j] = steps[row][column] + 1;
            waiting.push({i, j});
        }
    }
    int most = 0, houses = 0, without = 0;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) {
            if (map[i][j] != 'H') continue;
            if (steps[i][j] < 0) {
                without++;
            } else if (steps[i][j] > most) {
                most = steps[i][j];
                houses = 1;
            } else if (steps[i][j] == most) {
                houses++;
            }
        }
    }
    cout << most << ' ' << houses << '\n' << without << '\n';
    return 0;
}
