#include <iostream>
#include <set>
#include <string>
using namespace std;

set<string> readTags(int n) {
    set<string> tags;
    string tag;
    while (n-- > 0 && cin >> tag) tags.insert(tag);
    return tags;
}

void printOnly(const set<string> &tags, const set<string> &other) {
    string line;
    for (const string &tag : tags) {
        if (!other.count(tag)) line += (line.empty() ? "" : " ") + tag;
    }
    cout << (line.empty() ? "none" : line) << '\n';
}

int main() {
    int e, s;
    cin >> e >> s;
    set<string> expected = readTags(e);
    set<string> scanned = readTags(s);
    int found = 0;
    for (const string &tag : expected) found += scanned.count(tag);
    cout << found << '\n';
    printOnly(expected, scanned);
    printOnly(scanned, expected);
    return 0;
}
