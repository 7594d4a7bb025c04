#include <deque>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> wind(n);
    deque<int> high, low;
    int best = 2000000000, first = 0;
    for (int i = 0; i < n; i++) {
        cin >> wind[i];
        while (!high.empty() && wind[high.back()] <= wind[i]) high.pop_back();
        while (!low.empty() && wind[low.back()] >= wind[i]) low.pop_back();
        high.push_back(i);
        low.push_back(i);
        if (high.front() == i - k) high.pop_front();
        if (low.front() == i - k) low.pop_front();
        int difference = wind[high.front()] - wind[low.front()];
        if (i >= k - 1 && difference <= best) {
            best = difference;
            first = i - k + 2;
        }
    }
    cout << best << ' ' << first << '\n';
    return 0;
}
