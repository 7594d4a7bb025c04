#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const long long NEVER = 1e18;

int main() {
    int n;
    cin >> n;
    vector<vector<long long>> minutes(n, vector<long long>(n));
    for (auto &row : minutes)
        for (long long &each : row) cin >> each;
    vector<long long> best(1 << n, NEVER);
    best[0] = 0;
    for (int set = 0; set < 1 << n; set++) {
        if (best[set] == NEVER) continue;
        int next = 0;
        for (int j = 0; j < n; j++) next += set >> j & 1;
        for (int j = 0; j < n; j++) {
            if (set >> j & 1 || minutes[next][j] < 0) continue;
            long long &with = best[set | 1 << j];
            with = min(with, best[set] + minutes[next][j]);
        }
    }
    if (best.back() == NEVER) cout << "IMPOSSIBLE\n";
    else cout << best.back() << '\n';
    return 0;
}
