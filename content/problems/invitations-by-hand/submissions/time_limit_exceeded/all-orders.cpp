#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> minutes(n + 1, vector<int>(n + 1));
    for (auto &row : minutes)
        for (int &each : row) cin >> each;
    vector<pair<int, int>> wishes(m);
    for (auto &[a, b] : wishes) cin >> a >> b;
    vector<int> order(n + 1), place(n + 1);
    iota(order.begin(), order.end(), 0);
    int best = -1;
    do {
        int time = 0;
        for (int i = 1; i <= n; i++) {
            place[order[i]] = i;
            time += minutes[order[i - 1]][order[i]];
        }
        bool allowed = all_of(wishes.begin(), wishes.end(), [&](auto wish) { return place[wish.first] < place[wish.second]; });
        if (allowed && (best < 0 || time < best)) best = time;
    } while (next_permutation(order.begin() + 1, order.end()));
    if (best < 0) cout << "IMPOSSIBLE\n";
    else cout << best << '\n';
    return 0;
}
