#include <iostream>
#include <string>
#include <vector>
using namespace std;

// How many numbers from 0 to n are lucky?
long long lucky(long long n, int k) {
    vector<vector<long long>> ways(k, vector<long long>(k, 0));
    int rest = 0, sum = 0;  // of the digits of n so far
    for (char c : to_string(n)) {
        vector<vector<long long>> next(k, vector<long long>(k, 0));
        int digit = c - '0';
        for (int d = 0; d < 10; d++) {
            for (int r = 0; r < k; r++) {
                for (int s = 0; s < k; s++) next[(r + d) % k][(s + d) % k] += ways[r][s];
            }
            if (d < digit) next[(rest + d) % k][(sum + d) % k]++;
        }
        rest = (rest + digit) % k;
        sum = (sum + digit) % k;
        ways = next;
    }
    return ways[0][0] + (rest == 0 && sum == 0);
}

int main() {
    long long a, b;
    int k;
    cin >> a >> b >> k;
    cout << lucky(b, k) - lucky(a - 1, k) << '\n';
}
