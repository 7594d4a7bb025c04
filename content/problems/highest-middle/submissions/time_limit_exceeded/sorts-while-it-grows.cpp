#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, k, best = 0;
    cin >> n >> k;
    vector<int> points(n);
    for (int &p : points) cin >> p;
    for (int start = 0; start + k <= n; start++) {
        vector<int> spell;
        for (int end = start; end < n; end++) {
            spell.insert(upper_bound(spell.begin(), spell.end(), points[end]), points[end]);
            int length = spell.size();
            if (length >= k) best = max(best, spell[(length - 1) / 2]);
        }
    }
    cout << best << '\n';
}
