#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, m;
    cin >> n >> m;
    vector<long long> fee(n + 1);
    for (int i = 1; i <= n; i++) cin >> fee[i];
    vector<vector<pair<int, long long>>> roads(n + 1);
    while (m-- > 0) {
        int a, b;
        long long toll;
        cin >> a >> b >> toll;
        roads[a].push_back({b, toll + fee[b]});
    }
    typedef tuple<long long, int, int> Stop; // cost, roads, town
    priority_queue<Stop, vector<Stop>, greater<Stop>> heap;
    vector<bool> done(n + 1, false);
    heap.push(Stop(0, 0, 1));
    while (!heap.empty()) {
        Stop at = heap.top();
        heap.pop();
        int town = get<2>(at);
        if (done[town]) continue;
        done[town] = true;
        if (town == n) {
            cout << get<0>(at) << ' ' << -get<1>(at) << '\n';
            return 0;
        }
        for (auto &road : roads[town]) heap.push(Stop(get<0>(at) + road.second, get<1>(at) - 1, road.first));
    }
    cout << -1 << '\n';
    return 0;
}
