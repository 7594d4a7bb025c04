#include <array>
#include <iostream>
#include <queue>
#include <unordered_map>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> group(n + 1);
    vector<array<int, 2>> next(n + 1);
    for (int s = 1; s <= n; s++) cin >> group[s] >> next[s][0] >> next[s][1];

    vector<bool> reached(n + 1);
    vector<int> states;
    queue<int> open;
    open.push(1);
    reached[1] = true;
    while (!open.empty()) {
        int s = open.front();
        open.pop();
        states.push_back(s);
        for (int to : next[s]) {
            if (reached[to]) continue;
            reached[to] = true;
            open.push(to);
        }
    }

    size_t groups = 0, before;
    do {
        before = groups;
        unordered_map<long long, int> numbers;
        vector<int> refined(n + 1);
        for (int s : states) {
            long long triple = (group[s] * 2000LL + group[next[s][0]]) * 2000 + group[next[s][1]];
            refined[s] = numbers.emplace(triple, (int)numbers.size()).first->second;
        }
        group = refined;
        groups = numbers.size();
    } while (before == 0);
    cout << states.size() << ' ' << groups << '\n';
    return 0;
}
