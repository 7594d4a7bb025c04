#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    const long long MOD = 1000000007;
    int n;
    cin >> n;
    // ending[i] is the sum of the strengths of all pieces that end at rung i.
    vector<long long> strength(n + 1, 0), ending(n + 1, 0);
    for (int i = 1; i <= n; i++) cin >> strength[i];
    vector<int> rungs = {0};
    long long sum = 0;
    for (int i = 1; i <= n; i++) {
        while (strength[rungs.back()] > strength[i]) rungs.pop_back();
        int weaker = rungs.back();
        ending[i] = (ending[weaker] + (i - weaker) * strength[i]) % MOD;
        sum = (sum + ending[i]) % MOD;
        rungs.push_back(i);
    }
    cout << sum << '\n';
}
