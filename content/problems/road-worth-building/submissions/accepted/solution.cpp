#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

using entry = pair<long long, int>;  // a length and a place
const long long FAR = 1000000000000;

vector<long long> dijkstra(const vector<vector<entry>> &roads, int start) {
    vector<long long> distance(roads.size(), FAR);
    priority_queue<entry, vector<entry>, greater<entry>> heap;
    distance[start] = 0;
    heap.push({0, start});
    while (!heap.empty()) {
        auto [so_far, place] = heap.top();
        heap.pop();
        if (so_far > distance[place]) continue;
        for (auto [length, other] : roads[place]) {
            if (so_far + length >= distance[other]) continue;
            distance[other] = so_far + length;
            heap.push({distance[other], other});
        }
    }
    return distance;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q, a, b, c;
    cin >> n >> m >> q;
    vector<vector<entry>> roads(n + 1), reversed(n + 1);
    while (m-- > 0) {
        cin >> a >> b >> c;
        roads[a].push_back({c, b});
        reversed[b].push_back({c, a});
    }
    vector<long long> from_start = dijkstra(roads, 1), to_hospital = dijkstra(reversed, n);
    long long best = from_start[n];
    int plan = 0;
    for (int i = 1; i <= q; i++) {
        cin >> a >> b >> c;
        long long way = from_start[a] + c + to_hospital[b];
        if (way >= best) continue;
        best = way;
        plan = i;
    }
    if (best >= FAR) cout << "no way\n";
    else cout << best << '\n' << plan << '\n';
}
