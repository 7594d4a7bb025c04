#include <iostream>
using namespace std;

int main() {
    int t;
    cin >> t;
    int fives = (t + 250) / 500;
    cout << fives * 5 << '\n' << fives * 500 - t << '\n';
}
