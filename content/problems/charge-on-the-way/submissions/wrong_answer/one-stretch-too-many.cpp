#include <deque>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<long long> cost(n + 2, 0), best(n + 2, 0);
    for (int i = 1; i <= n; i++) cin >> cost[i];
    deque<int> window = {0};
    for (int i = 1; i <= n + 1; i++) {
        if (window.front() < i - k - 1) window.pop_front();
        best[i] = best[window.front()] + cost[i];
        while (!window.empty() && best[window.back()] >= best[i]) window.pop_back();
        window.push_back(i);
    }
    cout << best[n + 1] << '\n';
}
