#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<int> strength(n);
    for (int &s : strength) cin >> s;
    long long sum = 0;
    for (int from = 0; from < n; from++) {
        int weakest = strength[from];
        for (int to = from; to < n; to++) {
            weakest = min(weakest, strength[to]);
            sum += weakest;
        }
        sum %= 1000000007;
    }
    cout << sum << '\n';
}
