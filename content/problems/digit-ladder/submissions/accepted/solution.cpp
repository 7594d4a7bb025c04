#include <iostream>
using namespace std;

int main() {
    long long n;
    cin >> n;
    cout << n;
    while (n >= 10) {
        long long sum = 0;
        for (; n > 0; n /= 10) sum += n % 10;
        n = sum;
        cout << ' ' << n;
    }
    cout << '\n';
    return 0;
}
