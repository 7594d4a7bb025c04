#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> wind(n);
    for (int &each : wind) cin >> each;
    int best = 2000000000, first = 0;
    for (int begin = 0; begin + k <= n; begin++) {
        auto [low, high] = minmax_element(wind.begin() + begin, wind.begin() + begin + k);
        if (*high - *low < best) {
            best = *high - *low;
            first = begin + 1;
        }
    }
    cout << best << ' ' << first << '\n';
    return 0;
}
