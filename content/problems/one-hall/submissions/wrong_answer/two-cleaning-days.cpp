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
    vector<pair<int, int>> requests(n);
    for (auto &[last, first] : requests) cin >> first >> last;
    sort(requests.begin(), requests.end());
    int count = 0, end = -1;
    for (auto [last, first] : requests) {
        if (first > end + 2) {
            count++;
            end = last;
        }
    }
    cout << count << ' ' << end << '\n';
    return 0;
}
