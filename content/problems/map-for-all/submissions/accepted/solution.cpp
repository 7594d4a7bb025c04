#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>
using namespace std;

int main() {
    int n, m, r;
    cin >> n >> m >> r;
    vector<vector<int>> told(n + 1, vector<int>(n + 1, 0));
    while (m-- > 0) {
        int a, b, c;
        cin >> a >> b >> c;
        told[a][b] = c;
    }
    vector<int> distance(n + 1, -1), hop(n + 1, 0);
    // Cost, next hop, router: of equal costs the smaller hop comes first.
    typedef tuple<int, int, int> Way;
    priority_queue<Way, vector<Way>, greater<Way>> open;
    open.push(Way(0, 0, r));
    while (!open.empty()) {
        int cost, first, near;
        tie(cost, first, near) = open.top();
        open.pop();
        if (distance[near] >= 0) continue;
        distance[near] = cost;
        hop[near] = first;
        for (int b = 1; b <= n; b++) {
            if (told[near][b] > 0 && told[b][near] > 0 && distance[b] < 0) {
                open.push(Way(cost + told[near][b], near == r ? b : first, b));
            }
        }
    }
    for (int i = 1; i <= n; i++) {
        if (i == r) continue;
        if (distance[i] < 0) cout << i << " unreachable\n";
        else cout << i << ' ' << distance[i] << ' ' << hop[i] << '\n';
    }
    return 0;
}
