#include <iostream>
#include <string>
using namespace std;

// The reading in tenths of a degree.
long long tenthsOf(const string &digits) {
    // Your code here.
    return 0;
}

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string digits;
        cin >> digits;
        long long tenths = tenthsOf(digits);
        cout << tenths << '\n'; // Print degrees instead.
    }
    return 0;
}
