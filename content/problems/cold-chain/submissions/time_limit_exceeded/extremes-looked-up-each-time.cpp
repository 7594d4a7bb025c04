#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    long long d;
    cin >> n >> d;
    vector<long long> value(n);
    for (long long &each : value) cin >> each;
    int best = 0, best_begin = 0;
    for (int begin = 0; begin < n; begin++) {
        long long high = value[begin], low = value[begin];
        int end = begin;
        while (end < n) {
            high = max(high, value[end]);
            low = min(low, value[end]);
            if (high - low > d) break;
            end++;
        }
        if (end - begin > best) {
            best = end - begin;
            best_begin = begin;
        }
    }
    cout << best << ' ' << best_begin + 1 << '\n';
    return 0;
}
