#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using Graph = vector<vector<int>>;

/* All who are reached from the start, and not seen yet, in the order in which they are finished. */
vector<int> walk(const Graph &graph, int start, vector<bool> &seen) {
    vector<int> finished;
    vector<pair<int, size_t>> stack{{start, 0}};
    seen[start] = true;
    while (!stack.empty()) {
        int here = stack.back().first;
        size_t &next = stack.back().second;
        if (next == graph[here].size()) {
            finished.push_back(here);
            stack.pop_back();
            continue;
        }
        int there = graph[here][next++];
        if (seen[there]) continue;
        seen[there] = true;
        stack.push_back({there, 0});
    }
    return finished;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    Graph forwards(n);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        forwards[a - 1].push_back(b - 1);
    }
    vector<bool> seen(n), known(n);
    vector<int> finished, calls;
    for (int i = 0; i < n; i++) {
        if (seen[i]) continue;
        vector<int> more = walk(forwards, i, seen);
        finished.insert(finished.end(), more.begin(), more.end());
    }
    reverse(finished.begin(), finished.end());
    for (int person : finished) {
        if (known[person]) continue;
        calls.push_back(person + 1);
        walk(forwards, person, known);
    }
    sort(calls.begin(), calls.end());
    cout << calls.size() << '\n';
    for (int person : calls) cout << person << ' ';
    cout << '\n';
    return 0;
}
