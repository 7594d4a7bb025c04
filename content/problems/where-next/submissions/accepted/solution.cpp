#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
using namespace std;

long long number(const string &address) {
    istringstream in(address);
    long long value = 0;
    string part;
    while (getline(in, part, '.')) value = value * 256 + stoi(part);
    return value;
}

int main() {
    int q;
    cin >> q;
    map<pair<int, long long>, string> table; // prefix length and prefix
    while (q-- > 0) {
        string what, where;
        cin >> what >> where;
        if (what == "ASK") {
            long long address = number(where);
            string neighbour = "unreachable";
            for (int bits = 0; bits <= 32; bits++) {
                auto found = table.find({bits, address >> (32 - bits)});
                if (found != table.end()) neighbour = found->second;
            }
            cout << neighbour << '\n';
            continue;
        }
        size_t slash = where.find('/');
        int bits = stoi(where.substr(slash + 1));
        pair<int, long long> network(bits, number(where.substr(0, slash)) >> (32 - bits));
        if (what == "ADD") cin >> table[network];
        else table.erase(network);
    }
    return 0;
}
