#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int k, q;
    cin >> k;
    int n = 1 << k;
    vector<int> left(n), won(n + 1), beaten_by(n + 1);
    for (int i = 0; i < n; i++) left[i] = i + 1;
    for (int round = 0; round < k; round++) {
        string results;
        cin >> results;
        vector<int> winners;
        for (int i = 0; i < (int) results.size(); i++) {
            int winner = left[2 * i], loser = left[2 * i + 1];
            if (results[i] == 'R') swap(winner, loser);
            won[winner]++;
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
        cout << best << ' ' << n - (1 << won[team]) + 1 << '\n';
    }
    return 0;
}
