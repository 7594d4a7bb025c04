#include <iostream>
using namespace std;

// How often the prime p occurs in n!
long long occurs(long long n, long long p) {
    long long count = 0;
    while (n > 0) {
        n /= p;
        count += n;
    }
    return count;
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        long long n, b, zeros = -1;
        cin >> n >> b;
        for (long long p = 2; b > 1; p++) {
            if (p * p > b) p = b; // what is left is a prime
            int times = 0;
            while (b % p == 0) {
                b /= p;
                times++;
            }
            if (times == 0) continue;
            long long allowed = occurs(n, p);
            if (zeros < 0 || allowed < zeros) zeros = allowed;
        }
        cout << zeros << '\n';
    }
    return 0;
}
