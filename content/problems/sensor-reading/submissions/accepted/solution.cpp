#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string text;
        cin >> text;
        int bits = 4 * text.size();
        long long value = stoll(text, nullptr, 16);
        if (value >= 1LL << (bits - 1)) value -= 1LL << bits;
        long long size = llabs(value);
        cout << (value < 0 ? "-" : "") << size / 10 << '.' << size % 10 << '\n';
    }
    return 0;
}
