#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

// Can all saplings reach h within m days, with a hose for w of them?
bool possible(const vector<int> &height, long long m, int w, long long h) {
    int n = height.size();
    vector<long long> change(n + w + 1, 0);
    long long water = 0, days = 0;
    for (int i = 0; i < n; i++) {
        water += change[i];
        long long missing = h - height[i] - water;
        if (missing <= 0) continue;
        water += missing;
        change[i + w] -= missing;
        days += missing;
        if (days > m) return false;
    }
    return true;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, w;
    long long m;
    cin >> n >> m >> w;
    vector<int> height(n);
    for (int &h : height) cin >> h;
    long long low = 1, high = height[0] + m;
    while (low < high) {
        long long middle = (low + high + 1) / 2;
        if (possible(height, m, w, middle)) low = middle;
        else high = middle - 1;
    }
    cout << low << '\n';
}
