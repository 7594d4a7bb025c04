#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
using namespace std;

class Card {
    int balance = 0;
    int entered = 0; // the station, or 0 if the holder is not inside

public:
    void topUp(int rupees) {
        balance += rupees;
        cout << balance << '\n';
    }

    void enter(int station) {
        if (entered != 0) {
            cout << "inside\n";
        } else if (balance < 20) {
            cout << "low\n";
        } else {
            entered = station;
            cout << "open\n";
        }
    }

    void leave(int station) {
        if (entered == 0) {
            cout << "outside\n";
            return;
        }
        int fare = 10 + 5 * (station - entered);
        balance -= fare;
        entered = 0;
        cout << fare << ' ' << balance << '\n';
    }
};

int main() {
    int q, number, value;
    string what;
    cin >> q;
    map<int, Card> cards;
    while (q-- > 0 && cin >> what >> number >> value) {
        if (what == "TOP") cards[number].topUp(value);
        else if (what == "IN") cards[number].enter(value);
        else cards[number].leave(value);
    }
    return 0;
}
