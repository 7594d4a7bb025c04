#include <iostream>
#include <map>
#include <set>
#include <string>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    map<int, set<int>> holds;
    map<int, int> broken;
    for (int line = 1; line <= q; line++) {
        int thread, lock;
        string what;
        cin >> thread >> what >> lock;
        set<int> &own = holds[thread];
        if (what == "release") {
            own.erase(lock);
            continue;
        }
        if (!own.empty() && *own.rbegin() > lock) broken.insert({thread, line});
        own.insert(lock);
    }
    for (auto [thread, line] : broken) cout << thread << ' ' << line << '\n';
    if (broken.empty()) cout << "safe\n";
    return 0;
}
