#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<string> times(n), names(n);
    map<string, int> calls;
    for (int i = 0; i < n; i++) {
        cin >> times[i] >> names[i];
        calls[names[i]]++;
    }
    // From the end: the first call of a name that is met is its last one.
    for (int i = n - 1; i >= 0; i--) {
        if (calls.count(names[i]) == 0) continue;
        cout << names[i] << ' ' << calls[names[i]] << ' ' << times[i] << '\n';
        calls.erase(names[i]);
    }
}
