#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k, next = 0;
    long long money;
    cin >> n >> k >> money;
    vector<pair<long long, int>> fairs(n);
    for (auto &[deposit, profit] : fairs) cin >> deposit >> profit;
    sort(fairs.begin(), fairs.end());
    priority_queue<int> open;
    while (k-- > 0) {
        for (; next < n && fairs[next].first <= money; next++) open.push(fairs[next].second);
        if (open.empty()) break;
        money += open.top();
        open.pop();
    }
    cout << money << '\n';
}
