#include <algorithm>
#include <deque>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> heights(n);
    for (int &height : heights) cin >> height;

    deque<int> row;
    int step = 0;
    // Your code here: sort the heights, fill the row, find the largest step.

    cout << step << '\n';
    return 0;
}
