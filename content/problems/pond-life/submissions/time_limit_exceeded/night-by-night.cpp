#include <iostream>
#include <vector>
using namespace std;

int main() {
    const long long MOD = 1000000007;
    int k;
    long long d;
    cin >> k >> d;
    vector<long long> pond(k);
    vector<vector<long long>> table(k, vector<long long>(k));
    for (long long &count : pond) cin >> count;
    for (auto &row : table) {
        for (long long &number : row) cin >> number;
    }
    while (d-- > 0) {
        vector<long long> next(k);
        for (int i = 0; i < k; i++) {
            for (int j = 0; j < k; j++) next[j] = (next[j] + pond[i] * table[i][j]) % MOD;
        }
        pond = next;
    }
    for (int i = 0; i < k; i++) cout << (i == 0 ? "" : " ") << pond[i];
    cout << '\n';
    return 0;
}
