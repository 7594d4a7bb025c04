#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    long long a, p, b, q, f;
    cin >> a >> p >> b >> q >> f;
    int month = 0;
    while (b <= a && month < 599) {
        month++;
        a += p;
        b += q;
        if (month % 6 == 0 && month <= 24) b = max(0LL, b - f);
    }
    if (b > a) cout << month << ' ' << b << '\n';
    else cout << "never\n";
}
