#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

const long long MOD = 1000000007;
vector<long long> factorial(200001), inverse(200001);

long long power(long long base, int exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MOD;
        base = base * base % MOD;
    }
    return result;
}

// All ways over a blocks to the east and b to the north.
long long all_ways(int a, int b) {
    if (a < 0 || b < 0) return 0;
    return factorial[a + b] * ::inverse[a] % MOD * ::inverse[b] % MOD;
}

int main() {
    int x, y, k;
    cin >> x >> y >> k;
    vector<pair<int, int>> crossings(k);
    for (auto &[a, b] : crossings) cin >> a >> b;
    sort(crossings.begin(), crossings.end());
    crossings.push_back({x, y});
    factorial[0] = 1;
    for (int i = 1; i <= x + y; i++) factorial[i] = factorial[i - 1] * i % MOD;
    ::inverse[x + y] = power(factorial[x + y], MOD - 2);
    for (int i = x + y; i > 0; i--) ::inverse[i - 1] = ::inverse[i] * i % MOD;
    vector<long long> ways;
    for (auto [a, b] : crossings) {
        long long good = all_ways(a, b);
        for (int j = 0; j < (int)ways.size(); j++) {
            long long bad = ways[j] * all_ways(a - crossings[j].first, b - crossings[j].second) % MOD;
            good = (good - bad) % MOD;
        }
        ways.push_back(good);
    }
    cout << ways.back() << '\n';
}
