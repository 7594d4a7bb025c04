#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> cycles(n);
    for (auto &[hour, pay] : cycles) cin >> hour >> pay;
    sort(cycles.begin(), cycles.end());
    priority_queue<int, vector<int>, greater<int>> accepted;
    long long sum = 0;
    for (auto [hour, pay] : cycles) {
        accepted.push(pay);
        sum += pay;
        if ((int)accepted.size() > hour) {
            sum -= accepted.top();
            accepted.pop();
        }
    }
    cout << accepted.size() << ' ' << sum << '\n';
    return 0;
}
