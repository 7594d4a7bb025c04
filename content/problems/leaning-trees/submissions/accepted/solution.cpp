#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> left(n + 1), right(n + 1), height(n + 1, 0), leaning;
    for (int i = 1; i <= n; i++) cin >> left[i] >> right[i];
    for (int i = n; i >= 1; i--) {
        int a = height[left[i]], b = height[right[i]];
        height[i] = 1 + max(a, b);
        if (abs(a - b) > 1) leaning.push_back(i);
    }
    cout << height[1] << '\n';
    reverse(leaning.begin(), leaning.end());
    for (int node : leaning) cout << node << ' ';
    cout << (leaning.empty() ? "none" : "") << '\n';
    return 0;
}
