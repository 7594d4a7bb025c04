#include <iostream>
#include <string>
#include <utility>
using namespace std;

long long power(long long base, long long exponent, long long n) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % n;
        base = base * base % n;
    }
    return result;
}

long long commonDivisor(long long a, long long b) {
    return b == 0 ? a : commonDivisor(b, a % b);
}

// A number x with a * x = 1 modulo m.
long long inverse(long long a, long long m) {
    long long x = 1, y = 0, b = m;
    while (a > 1) {
        long long quotient = a / b;
        a -= quotient * b;
        swap(a, b);
        x -= quotient * y;
        swap(x, y);
    }
    return x < 0 ? x + m : x;
}

int main() {
    long long p, q, e;
    int k;
    cin >> p >> q >> e >> k;
    long long n = p * q, phi = (p - 1) * (q - 1);
    if (commonDivisor(e, phi) != 1) {
        cout << "bad key\n";
        return 0;
    }
    long long d = inverse(e, phi);
    cout << n << ' ' << d << '\n';
    while (k-- > 0) {
        string what;
        long long x, signature;
        cin >> what >> x;
        if (what == "CHECK") {
            cin >> signature;
            cout << (power(signature, d, n) == x ? "valid" : "forged") << '\n';
        } else {
            cout << power(x, what == "ENCRYPT" ? e : d, n) << '\n';
        }
    }
    return 0;
}
