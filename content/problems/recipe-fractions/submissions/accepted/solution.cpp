#include <iostream>
using namespace std;

long long gcd(long long a, long long b) {
    return b == 0 ? a : gcd(b, a % b);
}

void shorten(long long &a, long long &b) {
    long long common = gcd(a, b);
    a /= common;
    b /= common;
}

int main() {
    int n;
    cin >> n;
    long long top = 0, bottom = 1;
    while (n-- > 0) {
        long long a, b;
        char slash;
        cin >> a >> slash >> b;
        top = top * b + a * bottom;
        bottom *= b;
        shorten(top, bottom);
    }
    if (bottom == 1) cout << top << '\n';
    else if (top < bottom) cout << top << '/' << bottom << '\n';
    else cout << top / bottom << ' ' << top % bottom << '/' << bottom << '\n';
    return 0;
}
