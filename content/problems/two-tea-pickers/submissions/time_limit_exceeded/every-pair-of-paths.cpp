#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

int r, c, k;
vector<vector<int>> leaves;

int most(int i, int x, int y) {
    if (x < 0 || y < 0 || x >= c || y >= c || abs(x - y) > k) return -1;
    int below = 0;
    if (i + 1 < r)
        for (int p = x - 1; p <= x + 1; p++)
            for (int q = y - 1; q <= y + 1; q++) below = max(below, most(i + 1, p, q));
    return below + leaves[i][x] + (x == y ? 0 : leaves[i][y]);
}

int main() {
    cin >> r >> c >> k;
    leaves.assign(r, vector<int>(c));
    for (auto &row : leaves)
        for (int &each : row) cin >> each;
    int best = 0;
    for (int x = 0; x < c; x++)
        for (int y = 0; y < c; y++) best = max(best, most(0, x, y));
    cout << best << '\n';
    return 0;
}
