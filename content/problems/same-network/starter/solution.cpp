#include <iostream>
#include <string>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        long long a, b, c, d, e, f, g, h; // the machine's four numbers, then the receiver's
        int p;
        char sign;
        cin >> a >> sign >> b >> sign >> c >> sign >> d >> sign >> p;
        cin >> e >> sign >> f >> sign >> g >> sign >> h;
        // your code here
    }
    return 0;
}
