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
    vector<int> left(n), right(n), open;
    for (int i = 0; i < n; i++) {
        while (!open.empty() && height[open.back()] > height[i]) open.pop_back();
        left[i] = open.empty() ? 0 : open.back() + 1;
        open.push_back(i);
    }
    open.clear();
    for (int i = n - 1; i >= 0; i--) {
        while (!open.empty() && height[open.back()] > height[i]) open.pop_back();
        right[i] = open.empty() ? n : open.back();
        open.push_back(i);
    }
    tuple<long long, int, int> best(0, 0, 0);
    for (int i = 0; i < n; i++)
        best = max(best, make_tuple(height[i] * (right[i] - left[i]), -left[i], right[i] - left[i]));
    cout << get<0>(best) << ' ' << 1 - get<1>(best) << ' ' << get<2>(best) << '\n';
    return 0;
}
