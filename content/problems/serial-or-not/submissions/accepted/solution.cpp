#include <functional>
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <vector>
using namespace std;

int main() {
    int t, n;
    cin >> t >> n;
    map<string, set<int>> readers, writers;
    vector<set<int>> after(t + 1);
    while (n-- > 0) {
        char kind;
        int who;
        string value;
        cin >> kind >> who >> value;
        for (int other : writers[value]) after[other].insert(who);
        if (kind == 'W') {
            for (int other : readers[value]) after[other].insert(who);
            writers[value].insert(who);
        } else {
            readers[value].insert(who);
        }
    }
    vector<int> waitsFor(t + 1, 0);
    for (int a = 1; a <= t; a++) {
        after[a].erase(a);
        for (int b : after[a]) waitsFor[b]++;
    }
    priority_queue<int, vector<int>, greater<int>> ready;
    for (int a = 1; a <= t; a++) {
        if (waitsFor[a] == 0) ready.push(a);
    }
    vector<int> order;
    while (!ready.empty()) {
        int a = ready.top();
        ready.pop();
        order.push_back(a);
        for (int b : after[a]) {
            if (--waitsFor[b] == 0) ready.push(b);
        }
    }
    if ((int)order.size() < t) {
        cout << "not serializable\n";
        return 0;
    }
    for (int a : order) cout << a << ' ';
    cout << '\n';
    return 0;
}
