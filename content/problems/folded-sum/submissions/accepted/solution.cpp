#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line);
    while (n-- > 0) {
        getline(cin, line);
        istringstream bytes(line);
        unsigned byte, sum = 0;
        bool high = true;
        while (bytes >> hex >> byte) {
            sum += high ? byte << 8 : byte;
            high = !high;
        }
        while (sum > 0xffff) sum = (sum & 0xffff) + (sum >> 16);
        cout << hex << setw(4) << setfill('0') << (~sum & 0xffff) << '\n';
    }
    return 0;
}
