#include <iostream>
#include <map>
#include <set>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    map<string, set<int>> index;
    while (n-- > 0) {
        int page;
        string term;
        cin >> page >> term;
        index[term].insert(page);
    }
    for (const auto &entry : index) {
        const set<int> &pages = entry.second;
        cout << entry.first;
        string separator = " ";
        for (auto it = pages.begin(); it != pages.end();) {
            int first = *it, last = *it;
            for (++it; it != pages.end() && *it == last + 1; ++it) last = *it;
            cout << separator << first;
            if (last > first) cout << '-' << last;
            separator = ", ";
        }
        cout << '\n';
    }
}
