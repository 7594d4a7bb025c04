#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n, end;
    cin >> n >> end;
    map<string, int> points, seconds;
    string leader;
    int since = 0;
    while (n-- > 0) {
        int now, change;
        string name;
        cin >> now >> name >> change;
        if (!leader.empty()) seconds[leader] += now - since;
        since = now;
        points[name] += change;
        leader = points.begin()->first;
        for (const auto &team : points) {
            if (team.second > points[leader]) leader = team.first;
        }
    }
    seconds[leader] += end - since;
    set<pair<int, string>> leaders;
    for (const auto &entry : seconds) leaders.insert({-entry.second, entry.first});
    for (const auto &entry : leaders) cout << entry.second << ' ' << -entry.first << '\n';
    return 0;
}
