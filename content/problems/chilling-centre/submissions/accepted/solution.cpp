#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> below(n), answer(n);
    for (long long &cans : below) cin >> cans;
    vector<vector<pair<int, int>>> roads(n);
    int a, b, d;
    while (cin >> a >> b >> d) {
        roads[a - 1].push_back({b - 1, d});
        roads[b - 1].push_back({a - 1, d});
    }
    vector<int> order{0}, parent(n), up(n);  // village 0 is its own parent; up: the road to the parent
    for (int i = 0; i < (int)order.size(); i++) {
        int here = order[i];
        for (const auto &road : roads[here]) {
            int there = road.first;
            if (there == parent[here]) continue;
            parent[there] = here;
            up[there] = road.second;
            order.push_back(there);
        }
    }
    for (int i = n - 1; i > 0; i--) {
        int here = order[i];
        below[parent[here]] += below[here];
        answer[0] += up[here] * below[here];
    }
    // Village 0 comes first; its own answer stays, as up[0] is 0.
    for (int here : order) answer[here] = answer[parent[here]] + up[here] * (below[0] - 2 * below[here]);
    for (long long each : answer) cout << each << '\n';
    return 0;
}
