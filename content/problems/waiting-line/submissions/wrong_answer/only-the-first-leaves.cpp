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
        else if (!line.empty()) line.pop_front();
    }
    if (line.empty()) cout << "empty";
    for (int x : line) cout << x << ' ';
    cout << '\n';
    return 0;
}
