#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

int main() {
    int e, s;
    cin >> e >> s;
    set<string> expected;
    vector<string> scanned(s);
    for (int i = 0; i < e; i++) {
        string tag;
        cin >> tag;
        expected.insert(tag);
    }
    for (string &tag : scanned) cin >> tag;
    sort(scanned.begin(), scanned.end());
    set<string> seen(scanned.begin(), scanned.end());
    int found = 0;
    string missing, foreign;
    for (const string &tag : expected) {
        if (seen.count(tag)) found++;
        else missing += " " + tag;
    }
    for (const string &tag : scanned) {
        if (!expected.count(tag)) foreign += " " + tag;
    }
    cout << found << '\n' << (missing.empty() ? "none" : missing.substr(1)) << '\n';
    cout << (foreign.empty() ? "none" : foreign.substr(1)) << '\n';
}
