#include <iostream>
using namespace std;

int main() {
    int n, c, kilos, load = 0, jeeps = 1;
    cin >> n >> c;
    while (n-- > 0) {
        cin >> kilos;
        if (load + kilos > c) {
            jeeps++;
            load = 0;
        }
        load += kilos;
    }
    cout << jeeps << '\n';
    return 0;
}
