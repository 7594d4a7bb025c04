#include <iostream>
#include <string>
#include <vector>
using namespace std;

vector<vector<int>> has_beaten;

/* Visits all teams that are surely weaker, and counts them together with the team itself. */
int count_below(int team) {
    int count = 1;
    for (int loser : has_beaten[team]) count += count_below(loser);
    return count;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k, q;
    cin >> k;
    int n = 1 << k;
    vector<int> left(n), beaten_by(n + 1);
    has_beaten.resize(n + 1);
    for (int i = 0; i < n; i++) left[i] = i + 1;
    for (int round = 0; round < k; round++) {
        string results;
        cin >> results;
        vector<int> winners;
        for (int i = 0; i < (int) results.size(); i++) {
            int winner = left[2 * i], loser = left[2 * i + 1];
            if (results[i] == 'R') swap(winner, loser);
            has_beaten[winner].push_back(loser);
            beaten_by[loser] = winner;
            winners.push_back(winner);
        }
        left = winners;
    }
    cin >> q;
    while (q-- > 0) {
        int team;
        cin >> team;
        int best = 1;
        for (int stronger = beaten_by[team]; stronger != 0; stronger = beaten_by[stronger]) best++;
        cout << best << ' ' << n - count_below(team) + 1 << '\n';
    }
    return 0;
}
