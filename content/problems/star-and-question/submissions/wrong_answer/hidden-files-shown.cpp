#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

bool fits(const string &pattern, const string &name) {
    vector<bool> old(name.size() + 1, false);
    old[0] = true;
    for (char sign : pattern) {
        vector<bool> next(name.size() + 1, false);
        next[0] = sign == '*' && old[0];
        for (size_t j = 1; j <= name.size(); j++) {
            if (sign == '*') next[j] = old[j] || next[j - 1];
            else next[j] = old[j - 1] && (sign == '?' || sign == name[j - 1]);
        }
        old = next;
    }
    return old[name.size()];
}

int main() {
    int n, q;
    cin >> n >> q;
    vector<string> names(n);
    for (string &name : names) cin >> name;
    sort(names.begin(), names.end());
    while (q-- > 0) {
        string pattern, line;
        cin >> pattern;
        for (const string &name : names) {
            if (fits(pattern, name)) line += name + " ";
        }
        cout << (line.empty() ? pattern : line) << '\n';
    }
    return 0;
}
