#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Rule {
    string action;
    long long prefix;
    int bits, low, high;

    bool fits(long long address, int port) const {
        return address >> (32 - bits) == prefix && low <= port && port <= high;
    }

    bool covers(const Rule &other) const {
        return bits <= other.bits && other.prefix >> (other.bits - bits) == prefix && low <= other.low && other.high <= high;
    }
};

long long readAddress() {
    long long address = 0;
    for (int i = 0; i < 4; i++) {
        int part;
        if (i > 0) cin.ignore(); // the dot
        cin >> part;
        address = address * 256 + part;
    }
    return address;
}

int main() {
    int n, q;
    cin >> n >> q;
    vector<Rule> rules(n);
    for (Rule &r : rules) {
        cin >> r.action;
        long long address = readAddress();
        char sign;
        cin >> sign >> r.bits >> r.low >> sign >> r.high;
        r.prefix = address >> (32 - r.bits);
    }
    while (q-- > 0) {
        long long address = readAddress();
        int port, i = 0;
        cin >> port;
        while (i < n && !rules[i].fits(address, port)) i++;
        if (i < n) cout << rules[i].action << ' ' << i + 1 << '\n';
        else cout << "deny 0\n";
    }
    string useless;
    for (int i = 0; i < n; i++) {
        bool found = false;
        for (int above = 0; above < i; above++) found = found || rules[above].covers(rules[i]);
        if (found) useless += to_string(i + 1) + " ";
    }
    cout << (useless.empty() ? "none" : useless) << '\n';
    return 0;
}
