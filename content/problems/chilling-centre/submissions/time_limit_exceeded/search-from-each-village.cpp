#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> cans(n + 1);
    for (int i = 1; i <= n; i++) cin >> cans[i];
    vector<vector<pair<int, int>>> roads(n + 1);
    for (int i = 1; i < n; i++) {
        int a, b, d;
        cin >> a >> b >> d;
        roads[a].push_back({b, d});
        roads[b].push_back({a, d});
    }
    for (int start = 1; start <= n; start++) {
        vector<int> order{start}, parent(n + 1);
        vector<long long> distance(n + 1);
        long long sum = 0;
        for (int i = 0; i < (int)order.size(); i++) {
            int here = order[i];
            sum += cans[here] * distance[here];
            for (auto [there, d] : roads[here]) {
                if (there == parent[here]) continue;
                parent[there] = here;
                distance[there] = distance[here] + d;
                order.push_back(there);
            }
        }
        cout << sum << '\n';
    }
    return 0;
}
