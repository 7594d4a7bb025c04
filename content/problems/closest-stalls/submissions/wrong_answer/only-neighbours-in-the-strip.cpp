#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using stall = pair<long long, long long>;  // to the east, to the north

bool further_south(const stall &a, const stall &b) {
    return a.second < b.second;
}

long long squared(long long distance) {
    return distance * distance;
}

/* The smallest squared distance in a part that is sorted from west to east, or best if that is smaller.
   Afterwards the part is sorted from south to north. */
long long closest(vector<stall> &stalls, int begin, int end, long long best) {
    if (end - begin < 2) return best;
    int middle = (begin + end) / 2;
    long long line = stalls[middle].first;
    best = closest(stalls, begin, middle, best);
    best = closest(stalls, middle, end, best);
    inplace_merge(stalls.begin() + begin, stalls.begin() + middle, stalls.begin() + end, further_south);
    vector<stall> strip;
    for (int i = begin; i < end; i++) {
        if (squared(stalls[i].first - line) < best) strip.push_back(stalls[i]);
    }
    for (size_t i = 1; i < strip.size(); i++) {
        best = min(best, squared(strip[i].first - strip[i - 1].first) + squared(strip[i].second - strip[i - 1].second));
    }
    return best;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n;
    cin >> n;
    vector<stall> stalls(n);
    for (stall &position : stalls) cin >> position.first >> position.second;
    sort(stalls.begin(), stalls.end());
    cout << closest(stalls, 0, n, 9000000000000000000) << '\n';
    return 0;
}
