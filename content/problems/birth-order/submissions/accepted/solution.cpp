#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

map<string, vector<string>> parts;  // of each class: first the bases, then the members
vector<string> made;

void make(const string &name) {
    for (const string &part : parts[name]) make(part);
    cout << '+' << name << '\n';
    made.push_back(name);
}

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 0; i < n; i++) {
        string name;
        cin >> name;
        for (int list = 0; list < 2; list++) {
            int count;
            cin >> count;
            while (count-- > 0) {
                string part;
                cin >> part;
                parts[name].push_back(part);
            }
        }
    }
    for (int i = 0; i < q; i++) {
        string name;
        cin >> name;
        make(name);
    }
    for (auto it = made.rbegin(); it != made.rend(); ++it) cout << '-' << *it << '\n';
}
