#include <iostream>
using namespace std;

const long long MODULUS = 1000000007;

class RootTwo {
    long long a, b; // a + b times the root of 2

public:
    RootTwo(long long a, long long b) : a(a), b(b) {}

    RootTwo operator*(const RootTwo &other) const {
        return RootTwo(0, 0); // your code here
    }

    RootTwo power(long long n) const {
        return RootTwo(1, 0); // your code here
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
