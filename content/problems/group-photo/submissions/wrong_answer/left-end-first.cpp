#include <algorithm>
#include <cstdlib>
#include <deque>
#include <functional>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int &height : heights) cin >> height;
    sort(heights.begin(), heights.end(), greater<int>());
    deque<int> row;
    for (int i = 0; i < n; i++) {
        if (i % 2 == 0) row.push_back(heights[i]);
        else row.push_front(heights[i]);
    }
    int step = 0;
    for (int i = 0; i + 1 < n; i++) step = max(step, abs(row[i] - row[i + 1]));
    for (int i = 0; i < n; i++) cout << (i == 0 ? "" : " ") << row[i];
    cout << '\n' << step << '\n';
    return 0;
}
