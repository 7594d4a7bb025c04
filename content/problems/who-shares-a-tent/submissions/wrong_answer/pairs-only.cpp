#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<vector<int>> like(n, vector<int>(n));
    for (auto &row : like) {
        for (int &number : row) cin >> number;
    }
    vector<int> tent(1 << n, 0), best(1 << n, 0);
    for (int set = 1; set < 1 << n; set++) {
        int first = 0;
        while (!(set >> first & 1)) first++;
        int rest = set ^ 1 << first;
        tent[set] = tent[rest];
        for (int i = 0; i < n; i++) {
            if (rest >> i & 1) tent[set] += like[first][i];
        }
        // The first student sleeps with some part of the rest, or alone.
        best[set] = best[rest];
        for (int i = 0; i < n; i++) {
            if (rest >> i & 1) best[set] = max(best[set], like[first][i] + best[rest ^ 1 << i]);
        }
    }
    cout << best.back() << '\n';
}
