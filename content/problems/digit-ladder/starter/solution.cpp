#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;

    // Your code here: print n, then each sum of digits, until one digit is left.
    return 0;
}
