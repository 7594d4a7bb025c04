#include <iostream>
#include <set>
#include <stack>
#include <string>
using namespace std;

// An input's value for all 256 combinations of a to h at once would do as well; this asks one at a time.
bool valueOf(const string &formula, int row) {
    stack<bool> values;
    for (char c : formula) {
        if (c >= 'a' && c <= 'h') {
            values.push(row >> (c - 'a') & 1);
            continue;
        }
        bool right = values.top();
        values.pop();
        if (c == '!') {
            values.push(!right);
            continue;
        }
        bool left = values.top();
        values.pop();
        values.push(c == '&' ? left && right : c == '|' ? left || right : left != right);
    }
    return values.top();
}

int main() {
    int n;
    string formula;
    cin >> n;
    while (n-- > 0 && cin >> formula) {
        set<char> letters;
        for (char c : formula) {
            if (c >= 'a' && c <= 'h') letters.insert(c);
        }
        int count = 0, rows = 0;
        for (int row = 0; row < 256; row++) {
            bool counts = true;
            for (int i = 0; i < 8; i++) {
                if ((row >> i & 1) && !letters.count('a' + i)) counts = false;
            }
            if (!counts) continue;
            rows++;
            count += valueOf(formula, row);
        }
        cout << (count == 0 ? "never" : count == rows ? "always" : "sometimes") << ' ' << count << '\n';
    }
    return 0;
}
