#include <iostream>
#include <string>
#include <vector>
using namespace std;

// A reading, or nothing: what optional<int> is from C++17 on.
struct Reading {
    bool known = false;
    int value = 0;
};

int main() {
    int n, gaps = 0;
    cin >> n;
    vector<Reading> reading(n);
    for (Reading &r : reading) {
        string entry;
        cin >> entry;
        r.known = entry != "?";
        if (r.known) r.value = stoi(entry);
        else gaps++;
    }
    if (gaps == n) {
        cout << "no readings\n";
        return 0;
    }
    vector<int> before(n, -1), after(n, -1);
    for (int i = 0; i < n; i++) {
        if (reading[i].known) before[i] = i;
        else if (i > 0) before[i] = before[i - 1];
    }
    for (int i = n - 1; i >= 0; i--) {
        if (reading[i].known) after[i] = i;
        else if (i + 1 < n) after[i] = after[i + 1];
    }
    for (int i = 0; i < n; i++) {
        bool takeAfter = before[i] < 0 || (after[i] >= 0 && after[i] - i < i - before[i]);
        cout << reading[takeAfter ? after[i] : before[i]].value << (i + 1 < n ? ' ' : '\n');
    }
    cout << "filled " << gaps << '\n';
}
