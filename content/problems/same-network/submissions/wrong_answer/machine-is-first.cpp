#include <iostream>
#include <string>
using namespace std;

long long readAddress() {
    long long address = 0, part;
    char dot;
    for (int i = 0; i < 4; i++) {
        if (i > 0) cin >> dot;
        cin >> part;
        address = address * 256 + part;
    }
    return address;
}

string text(long long address) {
    string result;
    for (int shift = 24; shift >= 0; shift -= 8) {
        result += to_string(address >> shift & 255);
        if (shift > 0) result += '.';
    }
    return result;
}

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        long long machine = readAddress();
        char slash;
        int p;
        cin >> slash >> p;
        long long receiver = readAddress();
        long long size = 1LL << (32 - p);
        long long first = machine;
        cout << text(first) << ' ' << text(first + size - 1) << ' ';
        cout << (receiver / size == machine / size ? "direct" : "router") << '\n';
    }
    return 0;
}
