#include <iomanip>
#include <iostream>
using namespace std;

int main() {
    int d, m, k;
    double p;
    cin >> d >> m >> p >> k;
    double litres = 2.0 * d / m;
    cout << fixed << setprecision(2) << litres << '\n' << litres * p / k << '\n';
}
