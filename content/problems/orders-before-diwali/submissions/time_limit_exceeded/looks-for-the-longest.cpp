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
    vector<pair<long long, int>> orders(n);  // the end and the minutes
    for (auto &[end, minutes] : orders) cin >> minutes >> end;
    sort(orders.begin(), orders.end());
    vector<int> accepted;
    long long time = 0;
    for (auto [end, minutes] : orders) {
        accepted.push_back(minutes);
        time += minutes;
        if (time > end) {
            auto longest = max_element(accepted.begin(), accepted.end());
            time -= *longest;
            accepted.erase(longest);
        }
    }
    cout << accepted.size() << '\n';
}
