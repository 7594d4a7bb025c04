#include <iostream>
using namespace std;

int main() {
    int g, y, r, t;
    cin >> g >> y >> r >> t;
    int round = g + y + r;
    int age = t;
    if (age < g) cout << "green 0\n";
    else if (age < g + y) cout << "yellow " << round - age << '\n';
    else cout << "red " << round - age << '\n';
}
