#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

long long l, u;
vector<long long> totals;

// Counts the pairs from one place up to before another, and sorts these totals.
long long count_pairs(int from, int to) {
    if (to - from < 2) return 0;
    int middle = (from + to) / 2;
    long long pairs = count_pairs(from, middle) + count_pairs(middle, to);
    int low = middle, high = middle;
    for (int i = from; i < middle; i++) {
        while (low < to && totals[low] < totals[i] + l) low++;
        while (high < to && totals[high] <= totals[i] + u) high++;
        pairs += high - low;
    }
    inplace_merge(totals.begin() + from, totals.begin() + middle, totals.begin() + to);
    return pairs;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, change;
    cin >> n >> l >> u;
    long long total = 0;
    while (n-- > 0) {
        cin >> change;
        total += change;
        totals.push_back(total);
    }
    cout << count_pairs(0, totals.size()) << '\n';
}
