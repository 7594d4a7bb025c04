#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<vector<int>> forwards(n + 1);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        forwards[a].push_back(b);
    }
    vector<int> toldBy(n + 1);
    for (int start = 1; start <= n; start++) {
        if (toldBy[start] != 0) continue;
        vector<int> queue{start};
        toldBy[start] = start;
        for (size_t i = 0; i < queue.size(); i++) {
            for (int there : forwards[queue[i]]) {
                if (toldBy[there] == start) continue;
                toldBy[there] = start;
                queue.push_back(there);
            }
        }
    }
    vector<int> calls;
    for (int i = 1; i <= n; i++)
        if (toldBy[i] == i) calls.push_back(i);
    cout << calls.size() << '\n';
    for (int person : calls) cout << person << ' ';
    cout << '\n';
    return 0;
}
