#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, sea = 0;
    cin >> n;
    vector<int> height(n);
    for (int &h : height) cin >> h;
    for (int i = 0; i < n; i++) {
        auto taller = find_if(height.begin() + i + 1, height.end(), [&](int other) { return other > height[i]; });
        if (taller == height.end()) {
            sea++;
            --taller;
        }
        cout << taller - height.begin() - i << ' ';
    }
    cout << '\n' << sea << '\n';
    return 0;
}
