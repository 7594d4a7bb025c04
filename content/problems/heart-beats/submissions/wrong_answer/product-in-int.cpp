#include <iostream>
using namespace std;

int main() {
    int b, y, d;
    cin >> b >> y >> d;
    int days = 365 * y + d;
    long long beats = days * 24 * 60 * b;
    cout << beats << '\n' << beats / 10000000 << '\n';
}
