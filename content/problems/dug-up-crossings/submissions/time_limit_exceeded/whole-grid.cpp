#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    const int MOD = 1000000007;
    int x, y, k, next = 0;
    cin >> x >> y >> k;
    vector<pair<int, int>> crossings(k);
    for (auto &[a, b] : crossings) cin >> a >> b;
    sort(crossings.begin(), crossings.end());
    vector<int> ways(y + 1, 0);
    ways[0] = 1;
    for (int a = 0; a <= x; a++) {
        for (int b = 0; b <= y; b++) {
            if (b > 0) ways[b] = (ways[b] + ways[b - 1]) % MOD;
            if (next < k && crossings[next] == make_pair(a, b)) {
                ways[b] = 0;
                next++;
            }
        }
    }
    cout << ways[y] << '\n';
}
