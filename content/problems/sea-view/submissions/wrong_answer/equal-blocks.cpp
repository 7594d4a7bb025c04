#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    int n;
    cin >> n;
    vector<int> height(n), seen(n), stack;
    for (int &h : height) cin >> h;
    int sea = 0;
    for (int i = n - 1; i >= 0; i--) {
        while (!stack.empty() && height[stack.back()] < height[i]) stack.pop_back();
        if (stack.empty()) {
            seen[i] = n - 1 - i;
            sea++;
        } else {
            seen[i] = stack.back() - i;
        }
        stack.push_back(i);
    }
    for (int i = 0; i < n; i++) cout << seen[i] << (i + 1 < n ? ' ' : '\n');
    cout << sea << '\n';
    return 0;
}
