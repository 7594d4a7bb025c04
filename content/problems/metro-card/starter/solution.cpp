#include <iostream>
#include <string>
using namespace std;

class Card {
public:
    explicit Card(int rupees) : balance(rupees) {}

    // Your code here: a function for each event, which answers whether it is allowed.

    int rupees() const { return balance; }

private:
    int balance;
};

int main() {
    int n, b;
    cin >> n >> b;
    Card card(b);
    while (n-- > 0) {
        string event;
        int number;
        cin >> event >> number;
        // Your code here: RECHARGE, IN or OUT.
        cout << card.rupees() << '\n';
    }
    return 0;
}
