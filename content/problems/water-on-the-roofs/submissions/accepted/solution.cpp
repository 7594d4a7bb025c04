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
    int deepest = 0, left = 0, right = n - 1, highest_left = 0, highest_right = 0;
    while (left <= right) {
        highest_left = max(highest_left, height[left]);
        highest_right = max(highest_right, height[right]);
        int depth;
        if (highest_left < highest_right) depth = highest_left - height[left++];
        else depth = highest_right - height[right--];
        water += depth;
        deepest = max(deepest, depth);
    }
    cout << water << ' ' << deepest << '\n';
}
