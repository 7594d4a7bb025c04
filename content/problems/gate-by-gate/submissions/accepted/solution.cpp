#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, g, a, b;
    string bits, kind;
    cin >> n >> g >> bits;
    vector<bool> wire = {false};
    for (char c : bits) wire.push_back(c == '1');
    while (g-- > 0) {
        cin >> kind >> a;
        if (kind == "NOT") b = a;
        else cin >> b;
        bool x = wire[a], y = wire[b], out;
        if (kind == "AND") out = x && y;
        else if (kind == "OR") out = x || y;
        else if (kind == "XOR") out = x != y;
        else if (kind == "NOR") out = !(x || y);
        else out = !(x && y);
        wire.push_back(out);
        cout << out;
    }
    cout << '\n';
    return 0;
}
