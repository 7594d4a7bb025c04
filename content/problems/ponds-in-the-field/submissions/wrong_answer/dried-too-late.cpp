#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int r, c, ponds = 0, largest = 0;
    cin >> r >> c;
    vector<string> field(r);
    for (string &row : field) cin >> row;
    for (int row = 0; row < r; row++) {
        for (int column = 0; column < c; column++) {
            if (field[row][column] != 'w') continue;
            int size = 0;
            vector<pair<int, int>> stack{{row, column}};
            field[row][column] = '.';
            while (!stack.empty()) {
                auto [i, j] = stack.back();
                stack.pop_back();
                size++;
                field[i][j] = '.';
                const pair<int, int> neighbours[] = {{i - 1, j}, {i + 1, j}, {i, j - 1}, {i, j + 1}};
                for (auto [a, b] : neighbours) {
                    if (a < 0 || a >= r || b < 0 || b >= c || field[a][b] != 'w') continue;
                    stack.push_back({a, b});
                }
            }
            ponds++;
            largest = max(largest, size);
        }
    }
    cout << ponds << ' ' << largest << '\n';
    return 0;
}
