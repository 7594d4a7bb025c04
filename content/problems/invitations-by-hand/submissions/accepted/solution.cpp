#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

const int NEVER = 1e9;

int main() {
    int n, m;
    cin >> n >> m;
    int places = n + 1;
    vector<vector<int>> minutes(places, vector<int>(places));
    for (auto &row : minutes)
        for (int &each : row) cin >> each;
    vector<int> before(places);  // for each place, those that must be visited before
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        before[b] |= 1 << a;
    }
    vector<vector<int>> best(1 << places, vector<int>(places, NEVER));
    best[1][0] = 0;
    for (int set = 1; set < 1 << places; set++) {
        for (int here = 0; here < places; here++) {
            if (best[set][here] == NEVER) continue;
            for (int there = 1; there < places; there++) {
                int bit = 1 << there;
                if ((set & bit) != 0 || (before[there] & ~set) != 0) continue;
                int &with = best[set | bit][there];
                with = min(with, best[set][here] + minutes[here][there]);
            }
        }
    }
    int shortest = *min_element(best.back().begin(), best.back().end());
    if (shortest == NEVER) cout << "IMPOSSIBLE\n";
    else cout << shortest << '\n';
    return 0;
}
