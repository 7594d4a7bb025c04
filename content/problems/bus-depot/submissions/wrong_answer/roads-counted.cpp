#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

vector<vector<pair<int, int>>> roads;

vector<long long> distancesFrom(int start) {
    vector<long long> distance(roads.size(), -1);
    vector<int> open{start};
    distance[start] = 0;
    while (!open.empty()) {
        int v = open.back();
        open.pop_back();
        for (auto [to, length] : roads[v]) {
            if (distance[to] >= 0) continue;
            distance[to] = distance[v] + (length > 0);
            open.push_back(to);
        }
    }
    return distance;
}

int farthest(const vector<long long> &distance) {
    return max_element(distance.begin(), distance.end()) - distance.begin();
}

int main() {
    int n;
    cin >> n;
    roads.resize(n);
    for (int i = 1; i < n; i++) {
        int a, b, d;
        cin >> a >> b >> d;
        roads[a - 1].push_back({b - 1, d});
        roads[b - 1].push_back({a - 1, d});
    }
    int a = farthest(distancesFrom(0));
    vector<long long> fromA = distancesFrom(a);
    int b = farthest(fromA);
    vector<long long> worst = distancesFrom(b);
    for (int v = 0; v < n; v++) worst[v] = max(worst[v], fromA[v]);
    int depot = min_element(worst.begin(), worst.end()) - worst.begin();
    cout << fromA[b] << '\n' << depot + 1 << ' ' << worst[depot] << '\n';
    return 0;
}
