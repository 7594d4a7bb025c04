#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<vector<long long>> minutes(n, vector<long long>(n));
    for (auto &row : minutes)
        for (long long &each : row) cin >> each;
    vector<int> chore(n);
    iota(chore.begin(), chore.end(), 0);
    long long best = -1;
    do {
        long long total = 0;
        bool possible = true;
        for (int i = 0; i < n; i++) {
            if (minutes[i][chore[i]] < 0) possible = false;
            total += minutes[i][chore[i]];
        }
        if (possible && (best < 0 || total < best)) best = total;
    } while (next_permutation(chore.begin(), chore.end()));
    if (best < 0) cout << "IMPOSSIBLE\n";
    else cout << best << '\n';
    return 0;
}
