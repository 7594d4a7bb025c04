#include <algorithm>
#include <iostream>
#include <map>
#include <string>

class Card {
    int balance;

public:
    explicit Card(int amount) : balance(amount) {}

    bool recharge(int amount) {
        if (balance + amount > 3000) return false;
        balance += amount;
        return true;
    }

    bool ride(int km) {
        int fare = std::min(60, 10 + 2 * km);
        if (fare > balance) return false;
        balance -= fare;
        return true;
    }

    int left() const { return balance; }
};

int main() {
    std::map<std::string, Card> cards;
    int n;
    std::cin >> n;
    while (n-- > 0) {
        std::string command, name;
        int value;
        std::cin >> command >> name >> value;
        auto found = cards.find(name);
        std::cout << name << " ";
        if (command == "new") {
            if (found != cards.end()) {
                std::cout << "taken\n";
            } else {
                cards.emplace(name, Card(value));
                std::cout << "ok\n";
            }
        } else if (found == cards.end()) {
            std::cout << "unknown\n";
        } else if (command == "recharge") {
            if (found->second.recharge(value)) std::cout << found->second.left() << "\n";
            else std::cout << "limit\n";
        } else {
            if (found->second.ride(value)) std::cout << found->second.left() << "\n";
            else std::cout << "refused\n";
        }
    }
}
