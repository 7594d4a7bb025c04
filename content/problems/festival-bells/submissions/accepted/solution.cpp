#include <iostream>
using namespace std;

long long gcd_of(long long x, long long y) {
    return y == 0 ? x : gcd_of(y, x % y);
}

int main() {
    long long a, b, t;
    cin >> a >> b >> t;
    long long both = a / gcd_of(a, b) * b;
    long long together = t / both + 1;
    cout << t / a + t / b - t / both + 1 << ' ' << together << '\n';
    return 0;
}
