#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<string> times(n), names(n), order;
    map<string, int> calls;
    map<string, string> last;
    for (int i = 0; i < n; i++) {
        cin >> times[i] >> names[i];
        calls[names[i]]++;
        last[names[i]] = times[i];
    }
    for (int i = n - 1; i >= 0; i--) {
        if (find(order.begin(), order.end(), names[i]) == order.end()) order.push_back(names[i]);
    }
    stable_sort(order.begin(), order.end(), [&](const string &a, const string &b) { return calls[a] > calls[b]; });
    for (const string &name : order) cout << name << ' ' << calls[name] << ' ' << last[name] << '\n';
}
