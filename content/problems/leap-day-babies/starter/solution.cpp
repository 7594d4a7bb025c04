#include <iostream>
using namespace std;

int main() {
    int b, y;
    cin >> b >> y;

    int birthdays = 0;
    // Your code here: count them. Up to a hundred crore (1000000000) years may lie between b and y.

    cout << birthdays << '\n';
    return 0;
}
