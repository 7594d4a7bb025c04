#include <iostream>
using namespace std;

int main() {
    int d, w;
    cin >> d >> w;
    int fare = 30;
    fare += (d - 1500 + 99) / 100 * 2;
    fare += w / 5 * 5;
    cout << fare << '\n';
    return 0;
}
