#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n, c;
    cin >> n >> c;
    vector<int> bags(n);
    for (int &kilos : bags) cin >> kilos;
    // For each set of bags: the fewest jeeps, and how full the last one is at least.
    vector<pair<int, int>> best(1 << n, {n + 1, 0});
    best[0] = {1, 0};
    for (int set = 0; set < 1 << n; set++) {
        for (int i = 0; i < n; i++) {
            if (set >> i & 1) continue;
            pair<int, int> next = best[set];
            if (next.second + bags[i] > c) next = {next.first + 1, 0};
            next.second += bags[i];
            best[set | 1 << i] = min(best[set | 1 << i], next);
        }
    }
    cout << best.back().first << '\n';
    return 0;
}
