#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<pair<int, int>> wishes(n);
    for (auto &wish : wishes) {
        cin >> wish.first >> wish.second;
        wish.second = -wish.second;
    }
    sort(wishes.begin(), wishes.end());
    vector<int> ends;
    for (auto &wish : wishes) {
        int east = -wish.second;
        auto place = lower_bound(ends.begin(), ends.end(), east);
        if (place == ends.end()) ends.push_back(east);
        else *place = east;
    }
    cout << ends.size() << '\n';
    return 0;
}
