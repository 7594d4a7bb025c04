#include <iostream>
#include <vector>
using namespace std;

const int NEVER = 1e9;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> minutes(n + 1, vector<int>(n + 1));
    for (auto &row : minutes)
        for (int &each : row) cin >> each;
    vector<int> before(n + 1);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        before[b] |= 1 << (a - 1);
    }
    vector<int> best(1 << n, NEVER), last(1 << n);
    best[0] = 0;
    for (int set = 0; set < 1 << n; set++) {
        if (best[set] == NEVER) continue;
        for (int there = 1; there <= n; there++) {
            int bit = 1 << (there - 1);
            if ((set & bit) != 0 || (before[there] & ~set) != 0) continue;
            int time = best[set] + minutes[last[set]][there];
            if (time < best[set | bit]) {
                best[set | bit] = time;
                last[set | bit] = there;
            }
        }
    }
    if (best.back() == NEVER) cout << "IMPOSSIBLE\n";
    else cout << best.back() << '\n';
    return 0;
}
