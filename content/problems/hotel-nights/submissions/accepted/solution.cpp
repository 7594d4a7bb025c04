#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<long long> rooms(n + 1, 0);
    while (q-- > 0) {
        long long a, d, r;
        cin >> a >> d >> r;
        rooms[a] += r;
        rooms[d] -= r;
    }
    partial_sum(rooms.begin(), rooms.end(), rooms.begin());
    auto night = max_element(rooms.begin(), rooms.end());
    cout << *night << ' ' << night - rooms.begin() << '\n';
    return 0;
}
