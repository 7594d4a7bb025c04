#include <algorithm>
#include <iostream>
using namespace std;

int main() {
    int a, b, c, d, t;
    cin >> a >> b >> c >> d >> t;
    int needed = max(33, 5 * t - (a + b + c + d));
    if (needed > 100 || a < 33 || b < 33 || c < 33 || d < 33) cout << "not possible\n";
    else cout << needed << '\n';
}
