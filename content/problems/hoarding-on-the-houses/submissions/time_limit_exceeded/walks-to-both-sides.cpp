#include <algorithm>
#include <iostream>
#include <tuple>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<long long> height(n);
    for (long long &each : height) cin >> each;
    tuple<long long, int, int> best(0, 0, 0);
    for (int i = 0; i < n; i++) {
        int left = i, right = i;
        while (left > 0 && height[left - 1] >= height[i]) left--;
        while (right + 1 < n && height[right + 1] >= height[i]) right++;
        best = max(best, make_tuple(height[i] * (right - left + 1), -left, right - left + 1));
    }
    cout << get<0>(best) << ' ' << 1 - get<1>(best) << ' ' << get<2>(best) << '\n';
    return 0;
}
