#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

bool isPrime(int n) {
    if (n < 2) return false;
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0) return false;
    return true;
}

int mirror(int n) {
    string digits = to_string(n);
    reverse(digits.begin(), digits.end());
    return stoi(digits);
}

int main() {
    int a, b, count = 0, largest = 0;
    cin >> a >> b;
    for (int n = a; n <= b; n++) {
        if (mirror(n) != n && isPrime(n) && isPrime(mirror(n))) {
            count++;
            largest = n;
        }
    }
    if (count == 0) cout << "0 -\n";
    else cout << count << ' ' << largest << '\n';
}
