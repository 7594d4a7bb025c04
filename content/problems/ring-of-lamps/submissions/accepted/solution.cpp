#include <bitset>
#include <iostream>
#include <string>
using namespace std;

unsigned forward_by(unsigned x, int k) {
    return (x << k | x >> (16 - k)) & 0xFFFF;
}

int main() {
    unsigned x;
    int n;
    cin >> x >> n;
    while (n-- > 0) {
        string command;
        int k;
        cin >> command >> k;
        if (command == "forward") x = forward_by(x, k % 16);
        else if (command == "back") x = forward_by(x, 16 - k % 16);
        else x ^= 1u << k;
        cout << x << ' ' << bitset<16>(x).count() << '\n';
    }
}
