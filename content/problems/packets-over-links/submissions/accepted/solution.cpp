#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    vector<long long> size(n), there(n, 0), waiting(k, 0);
    for (long long &s : size) cin >> s;
    for (int i = 0; i < k; i++) {
        long long t, p, freeAgain = 0;
        cin >> t >> p;
        for (int j = 0; j < n; j++) {
            long long begin = max(there[j], freeAgain);
            waiting[i] += begin - there[j];
            freeAgain = begin + size[j] * t;
            there[j] = freeAgain + p;
        }
    }
    for (long long moment : there) cout << moment << ' ';
    cout << '\n';
    for (long long sum : waiting) cout << sum << ' ';
    cout << '\n';
    return 0;
}
