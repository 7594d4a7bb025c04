#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
using namespace std;

int main() {
    map<string, int> present; // in the order of the names
    int classes = 0;
    string line;
    while (getline(cin, line)) {
        istringstream in(line);
        string date, name;
        in >> date;
        set<string> names;
        while (in >> name) names.insert(name);
        if (!names.empty()) classes++;
        for (const string &each : names) present[each]++;
    }
    bool listed = false;
    for (const auto &[name, times] : present) {
        if (4 * times < 3 * classes) {
            cout << name << ' ' << times << " of " << classes << '\n';
            listed = true;
        }
    }
    if (!listed) cout << "nobody\n";
}
