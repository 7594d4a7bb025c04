#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int n;
vector<vector<int>> like;

// Student i goes into each tent that is used already, or into a new one.
int place(vector<vector<int>> &tents, int i) {
    if (i == n) return 0;
    tents.push_back({i});
    int best = place(tents, i + 1);
    tents.pop_back();
    for (int t = 0; t < (int)tents.size(); t++) {
        int gain = 0;
        for (int other : tents[t]) gain += like[i][other];
        tents[t].push_back(i);
        best = max(best, gain + place(tents, i + 1));
        tents[t].pop_back();
    }
    return best;
}

int main() {
    cin >> n;
    like.assign(n, vector<int>(n));
    for (auto &row : like) {
        for (int &number : row) cin >> number;
    }
    vector<vector<int>> tents;
    cout << place(tents, 0) << '\n';
}
