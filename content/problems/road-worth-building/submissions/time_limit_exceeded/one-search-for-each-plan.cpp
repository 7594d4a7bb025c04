#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

using entry = pair<long long, int>;  // a length and a place
const long long FAR = 1000000000000;

long long shortest(const vector<vector<entry>> &roads) {
    vector<long long> distance(roads.size(), FAR);
    priority_queue<entry, vector<entry>, greater<entry>> heap;
    distance[1] = 0;
    heap.push({0, 1});
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
    return distance.back();
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q, a, b, c;
    cin >> n >> m >> q;
    vector<vector<entry>> roads(n + 1);
    while (m-- > 0) {
        cin >> a >> b >> c;
        roads[a].push_back({c, b});
    }
    long long best = shortest(roads);
    int plan = 0;
    for (int i = 1; i <= q; i++) {
        cin >> a >> b >> c;
        roads[a].push_back({c, b});
        long long way = shortest(roads);
        roads[a].pop_back();
        if (way >= best) continue;
        best = way;
        plan = i;
    }
    if (best >= FAR) cout << "no way\n";
    else cout << best << '\n' << plan << '\n';
}
