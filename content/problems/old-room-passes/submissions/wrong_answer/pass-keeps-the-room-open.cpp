#include <iostream>
#include <map>
#include <memory>
#include <string>
using namespace std;

int main() {
    map<string, shared_ptr<int>> inside; // the opened room in which a student is
    map<string, shared_ptr<int>> passes;
    map<int, weak_ptr<int>> rooms; // watches the rooms, does not keep them open
    int n, r;
    cin >> n;
    while (n-- > 0) {
        string command, s;
        cin >> command >> s;
        if (command == "enter") {
            cin >> r;
            shared_ptr<int> room = rooms[r].lock();
            if (!room) rooms[r] = room = make_shared<int>(r);
            inside[s] = room;
        } else if (command == "leave") {
            inside.erase(s);
        } else if (command == "pass") {
            cin >> r;
            if (rooms[r].expired()) {
                cout << "closed\n";
            } else {
                passes[s] = rooms[r].lock();
                cout << "given\n";
            }
        } else if (passes.count(s) == 0) {
            cout << "no pass\n";
        } else if (shared_ptr<int> room = passes[s]) {
            cout << *room << '\n';
        } else {
            cout << "void\n";
        }
    }
    int open = 0;
    for (const auto &each : rooms) {
        if (!each.second.expired()) open++;
    }
    cout << "open " << open << '\n';
}
