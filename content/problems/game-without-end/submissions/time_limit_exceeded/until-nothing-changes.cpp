#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    vector<vector<int>> after(n + 1);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        after[a].push_back(b);
    }
    string result(n + 1, '-');
    bool changed = true;
    while (changed) {
        changed = false;
        for (int circle = 1; circle <= n; circle++) {
            if (result[circle] != '-') continue;
            bool all_won = true, some_lost = false;
            for (int other : after[circle]) {
                if (result[other] != 'A') all_won = false;
                if (result[other] == 'B') some_lost = true;
            }
            if (some_lost) result[circle] = 'A';
            else if (all_won) result[circle] = 'B';
            if (result[circle] != '-') changed = true;
        }
    }
    cout << result.substr(1) << '\n';
}
