#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<vector<int>> before(n + 1);
    vector<int> left(n + 1, 0);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        before[b].push_back(a);
        left[a]++;
    }
    string result(n + 1, '-');
    queue<int> decided;
    for (int circle = 1; circle <= n; circle++) {
        if (left[circle] > 0) continue;
        result[circle] = 'B';
        decided.push(circle);
    }
    while (!decided.empty()) {
        int circle = decided.front();
        decided.pop();
        for (int other : before[circle]) {
            if (result[other] != '-') continue;
            left[other]--;
            if (result[circle] == 'B') result[other] = 'A';
            else if (left[other] == 0) result[other] = 'B';
            if (result[other] != '-') decided.push(other);
        }
    }
    cout << result.substr(1) << '\n';
}
