#include <iostream>
#include <list>
using namespace std;

int main() {
    int n;
    cin >> n;
    list<int> line;
    while (n-- > 0) {
        char kind;
        int x;
        cin >> kind >> x;
        if (kind == 'E') line.push_back(x);
        else if (kind == 'F') line.push_front(x);
        else line.remove(x);
    }
    if (line.empty()) cout << "empty";
    bool first = true;
    for (int x : line) {
        if (!first) cout << ' ';
        cout << x;
        first = false;
    }
    cout << '\n';
    return 0;
}
