#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    map<string, string> mother;
    string a, b;
    while (n-- > 0 && cin >> a >> b) mother[a] = b;
    while (q-- > 0 && cin >> a >> b) {
        map<string, int> above;
        int up = 0;
        for (string x = a; !x.empty(); x = mother.count(x) ? mother[x] : "") above[x] = up++;
        up = 0;
        string y = b;
        while (!y.empty() && !above.count(y)) {
            y = mother.count(y) ? mother[y] : "";
            up++;
        }
        if (y.empty()) cout << "not related\n";
        else cout << y << ' ' << above[y] << ' ' << up << '\n';
    }
    return 0;
}
