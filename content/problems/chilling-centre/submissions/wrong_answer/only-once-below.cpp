#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> below(n + 1), answer(n + 1);
    for (int i = 1; i <= n; i++) cin >> below[i];
    vector<vector<pair<int, int>>> roads(n + 1);
    for (int i = 1; i < n; i++) {
        int a, b, d;
        cin >> a >> b >> d;
        roads[a].push_back({b, d});
        roads[b].push_back({a, d});
    }
    vector<int> order{1}, parent(n + 1), up(n + 1);  // up: the length of the road to the parent
    for (int i = 0; i < (int)order.size(); i++) {
        int here = order[i];
        for (auto [there, d] : roads[here]) {
            if (there == parent[here]) continue;
            parent[there] = here;
            up[there] = d;
            order.push_back(there);
        }
    }
    for (int i = n - 1; i > 0; i--) {
        int here = order[i];
        below[parent[here]] += below[here];
        answer[1] += up[here] * below[here];
    }
    for (int i = 1; i < n; i++) {
        int here = order[i];
        answer[here] = answer[parent[here]] + up[here] * (below[1] - below[here]);
    }
    for (int i = 1; i <= n; i++) cout << answer[i] << '\n';
    return 0;
}
