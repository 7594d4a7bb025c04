#include <iostream>
using namespace std;

int leapYearsUpTo(int year) {
    return year / 4 - year / 100 + year / 400;
}

int main() {
    int b, y;
    cin >> b >> y;
    cout << leapYearsUpTo(y) - leapYearsUpTo(b) << '\n';
    return 0;
}
