#include <iostream>
using namespace std;

int main() {
    unsigned int a, b;
    cin >> a >> b;
    int both = 0, one = 0, first = -1;
    for (int day = 0; day <= 30; day++) {
        unsigned int mask = 1u << day;
        if (a & b & mask) {
            both++;
            if (first == -1) first = day;
        }
        if ((a ^ b) & mask) one++;
    }
    cout << both << ' ' << one << ' ' << first << '\n';
    return 0;
}
