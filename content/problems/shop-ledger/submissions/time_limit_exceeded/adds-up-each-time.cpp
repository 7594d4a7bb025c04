#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<long long> day(n);
    for (long long &each : day) cin >> each;
    while (q-- > 0) {
        int a, b;
        cin >> a >> b;
        cout << accumulate(day.begin() + a - 1, day.begin() + b, 0LL) << '\n';
    }
    return 0;
}
