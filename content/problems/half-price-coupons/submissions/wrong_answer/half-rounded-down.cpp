#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

using place = pair<int, int>;             // a town, and the coupons used on the way to it
using reached = pair<long long, place>;   // what was paid so far, and where that leads

int main() {
    int n, m, k;
    cin >> n >> m >> k;
    vector<vector<pair<int, int>>> lines(n + 1);
    for (int i = 0; i < m; i++) {
        int a, b, fare;
        cin >> a >> b >> fare;
        lines[a].push_back({b, fare});
        lines[b].push_back({a, fare});
    }
    const long long FAR = 1000000000000000000;
    vector<vector<long long>> cheapest(n + 1, vector<long long>(k + 1, FAR));
    priority_queue<reached, vector<reached>, greater<reached>> waiting;
    auto reach = [&](long long paid, int town, int used) {
        if (paid >= cheapest[town][used]) return;
        cheapest[town][used] = paid;
        waiting.push({paid, {town, used}});
    };
    reach(0, 1, 0);
    while (!waiting.empty()) {
        long long paid = waiting.top().first;
        int town = waiting.top().second.first, used = waiting.top().second.second;
        waiting.pop();
        if (town == n) {
            cout << paid << '\n';
            return 0;
        }
        if (paid > cheapest[town][used]) continue;
        for (pair<int, int> line : lines[town]) {
            reach(paid + line.second, line.first, used);
            if (used < k) reach(paid + line.second / 2, line.first, used + 1);
        }
    }
    cout << "no way\n";
}
