#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    vector<long long> rooms(n + 1, 0);
    while (q-- > 0) {
        int a, d, r;
        cin >> a >> d >> r;
        for_each(rooms.begin() + a, rooms.begin() + d, [r](long long &night) { night += r; });
    }
    auto night = max_element(rooms.begin(), rooms.end());
    cout << *night << ' ' << night - rooms.begin() << '\n';
    return 0;
}
