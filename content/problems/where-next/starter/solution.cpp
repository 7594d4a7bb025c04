#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        string what, where, neighbour;
        cin >> what >> where;
        if (what == "ASK") {
            // your code here
            cout << "unreachable\n";
            continue;
        }
        size_t slash = where.find('/');
        string address = where.substr(0, slash);
        int bits = stoi(where.substr(slash + 1));
        if (what == "ADD") {
            cin >> neighbour;
            // your code here
        } else {
            // your code here
        }
    }
    return 0;
}
