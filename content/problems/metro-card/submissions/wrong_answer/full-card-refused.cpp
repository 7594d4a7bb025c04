#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
using namespace std;

class Card {
public:
    explicit Card(int rupees) : balance(rupees) {}

    bool recharge(int rupees) {
        if (balance + rupees >= 3000) return false;
        balance += rupees;
        return true;
    }

    bool enter(int station) {
        if (inside || balance < 50) return false;
        inside = true;
        from = station;
        return true;
    }

    bool leave(int station) {
        if (!inside) return false;
        inside = false;
        balance -= min(10 + 4 * abs(station - from), 60);
        return true;
    }

    int rupees() const { return balance; }

private:
    int balance;
    bool inside = false;
    int from = 0;
};

int main() {
    int n, b;
    cin >> n >> b;
    Card card(b);
    while (n-- > 0) {
        string event;
        int number;
        cin >> event >> number;
        bool allowed;
        if (event == "RECHARGE") allowed = card.recharge(number);
        else if (event == "IN") allowed = card.enter(number);
        else allowed = card.leave(number);
        if (allowed) cout << card.rupees() << '\n';
        else cout << "REFUSED\n";
    }
    return 0;
}
