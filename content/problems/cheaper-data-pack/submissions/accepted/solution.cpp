#include <iostream>
using namespace std;

int cost(int use, int price, int included, int extra) {
    if (use <= included) return price;
    if (extra == 0) return -1;
    return price + (use - included) * extra;
}

int main() {
    int u, p, q, g, h, e, f;
    cin >> u >> p >> g >> e >> q >> h >> f;
    int a = cost(u, p, g, e);
    int b = cost(u, q, h, f);
    if (a < 0 && b < 0) cout << "none\n";
    else if (b < 0) cout << "A " << a << '\n';
    else if (a < 0) cout << "B " << b << '\n';
    else if (a < b || (a == b && g > h)) cout << "A " << a << '\n';
    else if (b < a || h > g) cout << "B " << b << '\n';
    else cout << "either " << a << '\n';
}
