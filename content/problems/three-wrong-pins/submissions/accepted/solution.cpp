#include <iostream>
#include <string>
using namespace std;

class Locker {
public:
    string put(const string &new_pin) {
        if (pin != "") return "taken";
        pin = new_pin;
        return "closed";
    }

    string open(const string &typed) {
        if (pin == "") return "empty";
        if (blocked()) return "blocked";
        if (typed == pin) {
            pin = "";
            wrong = 0;
            return "open";
        }
        wrong++;
        return blocked() ? "blocked" : "wrong";
    }

    string reset() {
        if (!blocked()) return "not blocked";
        wrong = 0;
        return "reset";
    }

private:
    string pin;    // empty text: the locker is empty
    int wrong = 0; // wrong tries in a row

    bool blocked() const { return wrong == 3; }
};

int main() {
    Locker lockers[21];
    int n;
    cin >> n;
    while (n-- > 0) {
        string command, pin;
        int k;
        cin >> command >> k;
        if (command != "reset") cin >> pin;
        if (command == "put") cout << lockers[k].put(pin) << '\n';
        else if (command == "open") cout << lockers[k].open(pin) << '\n';
        else cout << lockers[k].reset() << '\n';
    }
}
