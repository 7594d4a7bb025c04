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
    for (auto &wish : wishes) cin >> wish.first >> wish.second;
    sort(wishes.begin(), wishes.end());
    vector<int> most(n, 1);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
            bool fits = wishes[j].first < wishes[i].first && wishes[j].second < wishes[i].second;
            if (fits) most[i] = max(most[i], most[j] + 1);
        }
    }
    cout << *max_element(most.begin(), most.end()) << '\n';
    return 0;
}
