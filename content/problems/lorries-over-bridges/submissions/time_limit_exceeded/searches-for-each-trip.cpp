#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m, q;
    cin >> n >> m >> q;
    vector<vector<pair<int, int>>> near(n + 1);
    while (m-- > 0) {
        int a, b, c;
        cin >> a >> b >> c;
        near[a].push_back({b, c});
        near[b].push_back({a, c});
    }
    while (q-- > 0) {
        int a, b, w;
        cin >> a >> b >> w;
        vector<bool> seen(n + 1, false);
        vector<int> todo = {a};
        seen[a] = true;
        while (!todo.empty()) {
            int village = todo.back();
            todo.pop_back();
            for (auto [other, carries] : near[village]) {
                if (carries < w || seen[other]) continue;
                seen[other] = true;
                todo.push_back(other);
            }
        }
        cout << (seen[b] ? "yes\n" : "no\n");
    }
}
