#include <iostream>
using namespace std;

const long long MODULUS = 1000000007;

class RootTwo {
    int a, b; // a + b times the root of 2

public:
    RootTwo(long long a, long long b) : a((a % MODULUS + MODULUS) % MODULUS), b((b % MODULUS + MODULUS) % MODULUS) {}

    RootTwo operator*(const RootTwo &other) const {
        long long roots = b * other.b % MODULUS;
        return RootTwo(a * other.a % MODULUS + 2 * roots, a * other.b % MODULUS + b * other.a % MODULUS);
    }

    RootTwo power(long long n) const {
        if (n == 0) return RootTwo(1, 0);
        RootTwo half = power(n / 2);
        return n % 2 == 0 ? half * half : half * half * *this;
    }

    friend ostream &operator<<(ostream &out, const RootTwo &number) {
        return out << number.a << ' ' << number.b;
    }
};

int main() {
    int t;
    cin >> t;
    while (t-- > 0) {
        long long a, b, n;
        cin >> a >> b >> n;
        cout << RootTwo(a, b).power(n) << '\n';
    }
    return 0;
}
