#include <iostream>
using namespace std;

// Brings a/b into lowest terms.
void shorten(long long &a, long long &b) {
    // Your code here.
}

int main() {
    int n;
    cin >> n;
    long long top = 0, bottom = 1; // the sum so far
    while (n-- > 0) {
        long long a, b;
        char slash;
        cin >> a >> slash >> b;
        // Your code here: add a/b to the sum.
        shorten(top, bottom);
    }
    // Your code here: one of three ways to print.
    cout << top << '/' << bottom << '\n';
    return 0;
}
