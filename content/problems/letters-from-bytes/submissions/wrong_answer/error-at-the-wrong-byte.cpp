#include <iomanip>
#include <iostream>
#include <vector>
using namespace std;

// Reads one character from place i on and moves i behind it; -1 if it is not well formed.
long decode(const vector<int> &bytes, size_t &i) {
    const long smallest[] = {0, 0x80, 0x800, 0x10000};
    int first = bytes[i++];
    if (first < 0x80) return first;
    int more = first >= 0xf8 ? 0 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
    if (more == 0) return -1;
    long number = first & (0x3f >> more);
    for (int k = 0; k < more; k++, i++) {
        if (i >= bytes.size() || (bytes[i] & 0xc0) != 0x80) return -1;
        number = number << 6 | (bytes[i] & 0x3f);
    }
    bool noCharacter = number >= 0xd800 && number <= 0xdfff;
    return number < smallest[more] || number > 0x10ffff || noCharacter ? -1 : number;
}

int main() {
    int n;
    cin >> n;
    vector<int> bytes(n);
    for (int &b : bytes) cin >> hex >> b;
    for (size_t i = 0; i < bytes.size();) {
        size_t start = i;
        long number = decode(bytes, i);
        if (number < 0) {
            cout << "error at byte " << dec << i + 1 << '\n';
            break;
        }
        cout << "U+" << hex << uppercase << setw(4) << setfill('0') << number << '\n';
    }
    return 0;
}
