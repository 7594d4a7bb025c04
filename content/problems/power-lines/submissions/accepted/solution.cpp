#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, s;
    cin >> n >> m >> s;
    vector<vector<pair<int, int>>> near(n + 1);
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<pair<int, int>>> heap;
    while (s-- > 0) {
        int station;
        cin >> station;
        heap.push({0, station});
    }
    while (m-- > 0) {
        int a, b, c;
        cin >> a >> b >> c;
        near[a].push_back({c, b});
        near[b].push_back({c, a});
    }
    vector<bool> lit(n + 1, false);
    long long cost = 0;
    int built = 0, dark = n;
    while (!heap.empty()) {
        int price = heap.top().first, village = heap.top().second;
        heap.pop();
        if (lit[village]) continue;
        lit[village] = true;
        dark--;
        cost += price;
        if (price > 0) built++;
        for (auto &line : near[village]) {
            if (!lit[line.second]) heap.push(line);
        }
    }
    cout << cost << ' ' << built << ' ' << dark << '\n';
    return 0;
}
