#include <iostream>
using namespace std;

long long gcd(long long a, long long b) {
    return b == 0 ? a : gcd(b, a % b);
}

int main() {
    int n;
    cin >> n;
    unsigned long long top = 0, bottom = 1;
    while (n-- > 0) {
        unsigned long long a, b;
        char slash;
        cin >> a >> slash >> b;
        top = top * b + a * bottom;
        bottom *= b;
    }
    long long common = gcd(top, bottom);
    top /= common;
    bottom /= common;
    if (bottom == 1) cout << top << '\n';
    else if (top < bottom) cout << top << '/' << bottom << '\n';
    else cout << top / bottom << ' ' << top % bottom << '/' << bottom << '\n';
    return 0;
}
