#include <iostream>
using namespace std;

int next_number(int n) {
    int larger = 0, smaller = 0, place = 1;
    for (int digit = 9; digit >= 0; digit--) {
        int rest = n;
        for (int i = 1; i <= 4; i++) {
            if (rest % 10 == digit) {
                larger = larger * 10 + digit;
                smaller += digit * place;
                place *= 10;
            }
            rest /= 10;
        }
    }
    return larger - smaller;
}

int main() {
    int n, steps = 0;
    cin >> n;
    while (n != 6174 && n != 0) {
        n = next_number(n);
        steps++;
    }
    if (n == 0) cout << "never\n";
    else cout << steps << '\n';
}
