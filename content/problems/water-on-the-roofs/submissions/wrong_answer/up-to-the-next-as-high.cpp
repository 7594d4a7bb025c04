#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> height(n);
    for (int &h : height) cin >> h;
    long long water = 0;
    int deepest = 0, from = 0;
    for (int i = 1; i < n; i++) {
        if (height[i] < height[from]) continue;
        for (int j = from + 1; j < i; j++) {
            water += height[from] - height[j];
            deepest = max(deepest, height[from] - height[j]);
        }
        from = i;
    }
    cout << water << ' ' << deepest << '\n'; // the water to the right of the highest house is forgotten
}
