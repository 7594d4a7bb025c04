#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>
using namespace std;

using Pages = vector<int>;

int main() {
    map<char, shared_ptr<Pages>> albums;
    size_t copied = 0;
    int n, i, v;
    cin >> n;
    while (n-- > 0) {
        string command;
        char a, from;
        cin >> command >> a;
        if (command == "new") {
            cin >> i;
            albums[a] = make_shared<Pages>(i);
        } else if (command == "copy") {
            cin >> from;
            albums[a] = albums[from];
        } else if (command == "set") {
            cin >> i >> v;
            shared_ptr<Pages> &pages = albums[a];
            if (pages.use_count() > 1) {
                pages = make_shared<Pages>(*pages);
                copied += pages->size();
            }
            (*pages)[i - 1] = v;
        } else if (command == "get") {
            cin >> i;
            cout << (*albums[a])[i - 1] << '\n';
        } else {
            albums.erase(a);
        }
    }
    size_t kept = 0;
    set<shared_ptr<Pages>> different;
    for (const auto &each : albums) {
        if (different.insert(each.second).second) kept += each.second->size();
    }
    cout << "copied " << copied << "\nkept " << kept << '\n';
}
