#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>
using namespace std;

struct Team {
    int solved = 0, penalty = 0;
    map<char, int> wrong;
    set<char> done;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int m;
    cin >> m;
    map<string, Team> teams;
    while (m--) {
        string name, verdict;
        char problem;
        int minute;
        cin >> name >> problem >> minute >> verdict;
        Team &team = teams[name];
        if (team.done.count(problem)) continue;
        if (verdict == "WA") {
            team.wrong[problem]++;
        } else {
            team.done.insert(problem);
            team.solved++;
            team.penalty += minute + 20 * team.wrong[problem];
        }
    }
    vector<tuple<int, int, string>> table;
    for (const auto &[name, team] : teams) table.push_back({-team.solved, team.penalty, name});
    sort(table.begin(), table.end());
    int rank = 0, place = 0, lastSolved = 1, lastPenalty = -1;
    for (const auto &[solved, penalty, name] : table) {
        place++;
        if (solved != lastSolved || penalty != lastPenalty) rank = place;
        lastSolved = solved;
        lastPenalty = penalty;
        cout << rank << ' ' << name << ' ' << -solved << ' ' << penalty << '\n';
    }
}
