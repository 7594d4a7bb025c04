#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

pair<int, int> asked;
vector<pair<int, int>> found;

/* Lays the whole part, tile by tile, and remembers the tile of the asked square. size is half its side. */
void lay(int top, int left, int size, pair<int, int> taken) {
    if (size == 0) return;
    int taken_quarter = 2 * (taken.first >= top + size) + (taken.second >= left + size);
    vector<pair<int, int>> squares, tile;
    for (int quarter = 0; quarter < 4; quarter++) {
        pair<int, int> square(top + size - 1 + quarter / 2, left + size - 1 + quarter % 2);
        if (quarter == taken_quarter) square = taken;
        else tile.push_back(square);
        squares.push_back(square);
    }
    if (find(tile.begin(), tile.end(), asked) != tile.end()) found = tile;
    for (int quarter = 0; quarter < 4; quarter++) {
        lay(top + size * (quarter / 2), left + size * (quarter % 2), size / 2, squares[quarter]);
    }
}

int main() {
    int k, q;
    pair<int, int> plant;
    cin >> k >> plant.first >> plant.second >> q;
    while (q-- > 0) {
        cin >> asked.first >> asked.second;
        found.clear();
        lay(1, 1, 1 << (k - 1), plant);
        if (found.empty()) cout << "tulsi";
        for (const pair<int, int> &square : found) {
            if (square != asked) cout << square.first << ' ' << square.second << ' ';
        }
        cout << '\n';
    }
    return 0;
}
