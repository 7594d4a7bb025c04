#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k;
    cin >> n >> k;
    vector<int> metre(n);
    for (int &each : metre) cin >> each;
    sort(metre.begin(), metre.end());
    auto last_seat = [&](int distance) {
        int seated = 1, last = metre[0];
        for (int i = 1; i < n && seated < k; i++) {
            if (metre[i] - last >= distance) {
                seated++;
                last = metre[i];
            }
        }
        return seated == k ? last : -1;
    };
    int low = 0, high = metre.back() - metre.front();
    while (low < high) {
        int middle = low + (high - low + 1) / 2;
        if (last_seat(middle) >= 0) low = middle;
        else high = middle - 1;
    }
    cout << low << ' ' << last_seat(low) << '\n';
    return 0;
}
