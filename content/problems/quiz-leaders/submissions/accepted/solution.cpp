#include <iostream>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, end;
    cin >> n >> end;
    unordered_map<string, int> points;
    set<pair<int, string>> board; // points with a minus sign, so that the most come first
    map<string, int> seconds;
    int since = 0;
    while (n-- > 0) {
        int now, change;
        string name;
        cin >> now >> name >> change;
        if (!board.empty()) seconds[board.begin()->second] += now - since;
        since = now;
        board.erase({-points[name], name});
        points[name] += change;
        board.insert({-points[name], name});
    }
    seconds[board.begin()->second] += end - since;
    set<pair<int, string>> leaders;
    for (const auto &entry : seconds) leaders.insert({-entry.second, entry.first});
    for (const auto &leader : leaders) cout << leader.second << ' ' << -leader.first << '\n';
    return 0;
}
