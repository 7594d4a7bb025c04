#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> east(n), north(n);
    long long best = 9000000000000000000;
    for (int i = 0; i < n; i++) {
        cin >> east[i] >> north[i];
        for (int j = 0; j < i; j++) {
            long long a = east[i] - east[j], b = north[i] - north[j];
            best = min(best, a * a + b * b);
        }
    }
    cout << best << '\n';
    return 0;
}
