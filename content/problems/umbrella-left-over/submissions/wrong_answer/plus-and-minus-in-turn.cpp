#include <iostream>
using namespace std;

int main() {
    int n, number, left = 0;
    cin >> n;
    for (int i = 0; i < n; i++) {
        cin >> number;
        left += i % 2 == 0 ? number : -number;
    }
    cout << left << '\n' << n / 2 << '\n';
}
