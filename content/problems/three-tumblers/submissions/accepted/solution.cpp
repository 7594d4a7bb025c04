#include <iostream>
#include <string>
using namespace std;

void exchange(int &x, int &y) {
    int keep = x;
    x = y;
    y = keep;
}

// The same for three: from x to y, from y to z, from z to x.
void exchange(int &x, int &y, int &z) {
    exchange(x, y);
    exchange(x, z);
}

void move_seeds(int &from, int &to, int seeds) {
    from -= seeds;
    to += seeds;
}

int main() {
    int a, b, c, n;
    cin >> a >> b >> c >> n;
    auto tumbler = [&](char letter) -> int & { return letter == 'A' ? a : letter == 'B' ? b : c; };
    while (n-- > 0) {
        string kind;
        char x, y;
        cin >> kind;
        if (kind == "round") {
            exchange(a, b, c);
            continue;
        }
        cin >> x;
        int &from = tumbler(x);
        if (kind == "lift") {
            cout << x << ' ' << from << '\n';
            continue;
        }
        cin >> y;
        int &to = tumbler(y);
        if (kind == "swap") exchange(from, to);
        else if (kind == "sweep") move_seeds(from, to, from);
        else move_seeds(from, to, from / 2);
    }
    cout << a << ' ' << b << ' ' << c << '\n';
    return 0;
}
