#include <iostream>
using namespace std;

int main() {
    int a, b, squares = 0;
    cin >> a >> b;
    while (b > 1) {
        squares += a / b;
        int rest = a % b;
        a = b;
        b = rest;
    }
    cout << squares << ' ' << a << '\n';
}
