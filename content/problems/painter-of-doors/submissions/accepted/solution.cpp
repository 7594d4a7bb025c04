#include <iostream>
using namespace std;

int main() {
    int a, b, d, digits = 0, by_hand = 0;
    cin >> a >> b >> d;
    for (int house = a; house <= b; house++) {
        int rest = house;
        while (rest > 0) {
            digits++;
            if (rest % 10 == d) by_hand++;
            rest /= 10;
        }
    }
    cout << digits << '\n' << by_hand << '\n';
}
