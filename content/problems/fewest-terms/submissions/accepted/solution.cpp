#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>
using namespace std;

using Cost = pair<int, int>; // terms, letters

struct Term {
    int rows, letters;
};

struct Table {
    vector<Term> terms;
    map<int, Cost> known;

    Cost cheapest(int left) {
        if (left == 0) return {0, 0};
        auto found = known.find(left);
        if (found != known.end()) return found->second;
        int first = left & -left;
        Cost best{99, 0};
        for (const Term &term : terms) {
            if (!(term.rows & first)) continue;
            Cost rest = cheapest(left & ~term.rows);
            best = min(best, Cost{rest.first + 1, rest.second + term.letters});
        }
        return known[left] = best;
    }
};

int main() {
    int t;
    cin >> t;
    while (t-- > 0) {
        int k;
        string column;
        cin >> k >> column;
        int rows = 1 << k, ones = 0;
        for (int row = 0; row < rows; row++) ones |= (column[row] == '1') << row;
        Table table;
        for (int used = 0; used < rows; used++) {
            for (int value = used;; value = (value - 1) & used) {
                Term term{0, __builtin_popcount(used)};
                bool allowed = true;
                for (int row = 0; row < rows; row++) {
                    if ((row & used) != value) continue;
                    term.rows |= 1 << row;
                    if (column[row] == '0') allowed = false;
                }
                if (allowed) table.terms.push_back(term);
                if (value == 0) break;
            }
        }
        Cost best = table.cheapest(ones);
        cout << best.first << ' ' << best.second << '\n';
    }
    return 0;
}
