#include <cstdlib>
#include <iostream>
using namespace std;

int main() {
    int n, steps = 0;
    cin >> n;
    while (n != 6174 && n != 0 && steps < 100) {
        int turned = n % 10 * 1000 + n / 10 % 10 * 100 + n / 100 % 10 * 10 + n / 1000;
        n = abs(n - turned); // the digits are turned round, but not sorted
        steps++;
    }
    if (n == 0) cout << "never\n";
    else cout << steps << '\n';
}
