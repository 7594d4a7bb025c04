#include <iostream>
#include <map>
#include <vector>
using namespace std;

struct Account {
    long long money = 0;
    int rejected = 0;
};

int main() {
    int n, q, rejected = 0;
    cin >> n >> q;
    vector<int> order(n);
    map<int, Account> bank;
    for (int &number : order) {
        cin >> number;
        cin >> bank[number].money;
    }
    auto usable = [&](int number) { return bank.count(number) > 0 && bank[number].rejected < 3; };
    while (q-- > 0) {
        char kind;
        int a, b;
        long long x;
        cin >> kind >> a;
        b = a;
        if (kind == 'T') cin >> b;
        cin >> x;
        if (!usable(a) || !usable(b)) {
            rejected++;
        } else if (kind == 'D') {
            bank[a].money += x;
        } else if (bank[a].money < x || (kind == 'T' && a == b)) {
            bank[a].rejected++;
            rejected++;
        } else {
            bank[a].money -= x;
            if (kind == 'T') bank[b].money += x;
        }
    }
    for (int number : order) {
        cout << number << ' ' << bank[number].money << (bank[number].rejected == 3 ? " blocked" : "") << '\n';
    }
    cout << rejected << '\n';
    return 0;
}
