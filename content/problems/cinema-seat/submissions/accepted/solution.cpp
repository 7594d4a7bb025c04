#include <iostream>
using namespace std;

int main() {
    int k, t;
    cin >> k >> t;
    char row = 'A' + (t - 1) / k;
    cout << row << (t - 1) % k + 1 << '\n';
    return 0;
}
