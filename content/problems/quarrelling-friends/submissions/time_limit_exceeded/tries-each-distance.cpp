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
    int distance = 0;
    while (last_seat(distance + 1) >= 0) distance++;
    cout << distance << ' ' << last_seat(distance) << '\n';
    return 0;
}
