#include <algorithm>
#include <iostream>
#include <map>
#include <queue>
#include <utility>
using namespace std;

int main() {
    int a, b, t, answer = -1;
    cin >> a >> b >> t;
    map<pair<int, int>, int> moves{{{0, 0}, 0}};
    queue<pair<int, int>> waiting;
    waiting.push({0, 0});
    while (!waiting.empty()) {
        auto state = waiting.front();
        waiting.pop();
        auto [x, y] = state;
        if (answer < 0 && x + y == t) answer = moves[state];
        int there = min(x, b - y), back = min(y, a - x);
        const pair<int, int> next[] = {{a, y}, {x, b}, {0, y}, {x, 0}, {x - there, y + there}, {x + back, y - back}};
        for (auto other : next) {
            if (moves.count(other)) continue;
            moves[other] = moves[state] + 1;
            waiting.push(other);
        }
    }
    if (answer < 0) cout << "impossible\n";
    else cout << answer << '\n';
    cout << moves.size() << '\n';
    return 0;
}
