#include <iostream>
using namespace std;

int main() {
    int b, y;
    cin >> b >> y;

    int birthdays = 0;
    // Your code here: count them. Up to a thousand million years may lie between b and y.

    cout << birthdays << '\n';
    return 0;
}
