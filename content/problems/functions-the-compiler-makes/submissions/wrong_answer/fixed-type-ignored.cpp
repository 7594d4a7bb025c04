#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

map<string, vector<pair<string, string>>> calls; // of each template
map<string, set<string>> made;                   // the types for which there is a function

void make(const string &name, const string &type) {
    if (!made[name].insert(type).second) return;
    for (const auto &call : calls[name]) make(call.first, type);
}

int main() {
    int n, m;
    cin >> n >> m;
    vector<string> names(n);
    for (string &name : names) {
        int k;
        cin >> name >> k;
        while (k-- > 0) {
            string called, type;
            cin >> called >> type;
            calls[name].push_back({called, type});
        }
    }
    while (m-- > 0) {
        string name, type;
        cin >> name >> type;
        make(name, type);
    }
    size_t total = 0;
    for (const string &name : names) total += made[name].size();
    cout << total << '\n';
    for (const string &name : names) cout << name << ' ' << made[name].size() << '\n';
}
