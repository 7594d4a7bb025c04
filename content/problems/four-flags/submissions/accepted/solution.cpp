#include <cstdint>
#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string name;
        int w;
        uint64_t a, b;
        cin >> name >> w >> a >> b;
        uint64_t mask = (uint64_t(1) << w) - 1, top = uint64_t(1) << (w - 1);
        bool subtract = name == "SUB";
        uint64_t added = subtract ? ~b & mask : b;
        uint64_t sum = a + added + (subtract ? 1 : 0);
        uint64_t result = sum & mask;
        string flags;
        if (result & top) flags += 'N';
        if (result == 0) flags += 'Z';
        if (sum > mask) flags += 'C';
        // Both parts have one sign and the result has the other.
        if ((a ^ result) & (added ^ result) & top) flags += 'V';
        cout << result << ' ' << (flags.empty() ? "-" : flags) << '\n';
    }
    return 0;
}
