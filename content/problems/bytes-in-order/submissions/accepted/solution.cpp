#include <algorithm>
#include <iostream>
#include <map>
using namespace std;

int main() {
    int expected, n, last = -1, times = 0;
    cin >> expected >> n;
    map<int, int> early; // from the start to the end; no two overlap or touch
    while (n-- > 0) {
        int start, length;
        cin >> start >> length;
        int end = start + length;
        // Join the new piece with all that it overlaps or touches.
        auto at = early.upper_bound(start);
        if (at != early.begin() && prev(at)->second >= start) --at;
        while (at != early.end() && at->first <= end) {
            start = min(start, at->first);
            end = max(end, at->second);
            at = early.erase(at);
        }
        if (start <= expected) expected = max(expected, end);
        else early[start] = end;
        while (!early.empty() && early.begin()->first <= expected) {
            expected = max(expected, early.begin()->second);
            early.erase(early.begin());
        }
        times = expected == last ? times + 1 : 1;
        last = expected;
        cout << expected << (times == 4 ? " fast" : "") << '\n';
    }
    int kept = 0;
    for (const auto &[start, end] : early) kept += end - start;
    cout << kept << '\n';
    return 0;
}
