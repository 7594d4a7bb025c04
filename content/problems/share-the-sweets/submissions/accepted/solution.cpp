#include <iostream>
using namespace std;

int main() {
    long long b, s, c;
    cin >> b >> s >> c;
    cout << b * s / c << ' ' << b * s % c << '\n';
    return 0;
}
