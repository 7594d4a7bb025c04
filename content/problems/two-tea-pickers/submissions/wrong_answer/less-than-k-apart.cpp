#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

const int NEVER = -1;

int main() {
    int r, c, k;
    cin >> r >> c >> k;
    vector<vector<int>> above(c, vector<int>(c));
    for (int i = 0; i < r; i++) {
        vector<int> leaves(c);
        for (int &each : leaves) cin >> each;
        vector<vector<int>> here(c, vector<int>(c, NEVER));
        for (int x = 0; x < c; x++) {
            for (int y = 0; y < c; y++) {
                if (x != y && abs(x - y) >= k) continue;
                int before = NEVER;
                for (int p = max(x - 1, 0); p <= min(x + 1, c - 1); p++)
                    for (int q = max(y - 1, 0); q <= min(y + 1, c - 1); q++) before = max(before, above[p][q]);
                here[x][y] = before + leaves[x] + (x == y ? 0 : leaves[y]);
            }
        }
        above = here;
    }
    int most = 0;
    for (const auto &row : above) most = max(most, *max_element(row.begin(), row.end()));
    cout << most << '\n';
    return 0;
}
