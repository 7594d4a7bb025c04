#include <iostream>
using namespace std;

int main() {
    unsigned int a, b;
    cin >> a >> b;
    int both = 0, one = 0, first = -1, day = 1;
    while (a != 0 || b != 0) {
        if ((a & 1) && (b & 1)) {
            both++;
            if (first == -1) first = day;
        } else if ((a & 1) || (b & 1)) {
            one++;
        }
        a >>= 1;
        b >>= 1;
        day++;
    }
    cout << both << ' ' << one << ' ' << first << '\n';
    return 0;
}
