#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
using namespace std;

class NoCard : public runtime_error {
public:
    explicit NoCard(const string &card) : runtime_error("no card " + card) {}
};

class Lacks : public runtime_error {
public:
    Lacks(const string &what, int missing) : runtime_error(what + " lacks " + to_string(missing)) {}
};

class WaterAtm {
public:
    explicit WaterAtm(int price) : price(price) {}

    int fill(int litres) { return tank += litres; }

    int load(const string &card, int paise) { return cards[card] += paise; }

    // Returns the paise that are left. All checks come before the first change.
    int take(const string &card, int litres) {
        auto found = cards.find(card);
        if (found == cards.end()) throw NoCard(card);
        if (litres > tank) throw Lacks("tank", litres - tank);
        tank -= litres;
        int cost = litres * price;
        if (cost > found->second) throw Lacks("card", cost - found->second);
        return found->second -= cost;
    }

private:
    int price, tank = 0;
    map<string, int> cards;
};

int main() {
    int price, n, refused = 0;
    cin >> price >> n;
    WaterAtm atm(price);
    while (n-- > 0) {
        string command, card;
        int x;
        cin >> command;
        if (command != "fill") cin >> card;
        cin >> x;
        try {
            if (command == "fill") {
                cout << atm.fill(x) << '\n';
            } else if (command == "load") {
                cout << atm.load(card, x) << '\n';
            } else {
                int left = atm.take(card, x);
                cout << "took " << x << " left " << left << '\n';
            }
        } catch (const runtime_error &problem) {
            cout << problem.what() << '\n';
            refused++;
        }
    }
    cout << "refused " << refused << '\n';
}
