#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
using namespace std;

int main() {
    int m, q;
    cin >> m >> q;
    map<int, int> gaps = {{0, m}}; // from the address of a free stretch to its length
    map<int, pair<int, int>> given;
    while (q-- > 0) {
        string what;
        int number, size;
        cin >> what >> number;
        if (what == "GET") {
            cin >> size;
            auto gap = gaps.begin();
            while (gap != gaps.end() && gap->second < size) ++gap;
            if (gap == gaps.end()) {
                cout << "no\n";
                continue;
            }
            int start = gap->first, length = gap->second;
            cout << start << '\n';
            given[number] = {start, size};
            gaps.erase(gap);
            if (length > size) gaps[start + size] = length - size;
            continue;
        }
        int start = given[number].first, length = given[number].second;
        auto next = gaps.find(start + length);
        if (next != gaps.end()) {
            length += next->second;
            gaps.erase(next);
        }
        auto after = gaps.lower_bound(start);
        if (after != gaps.begin() && prev(after)->first + prev(after)->second == start) prev(after)->second += length;
        else gaps[start] = length;
    }
    int total = 0, longest = 0;
    for (auto &gap : gaps) {
        total += gap.second;
        longest = max(longest, gap.second);
    }
    cout << total << ' ' << longest << '\n';
    return 0;
}
