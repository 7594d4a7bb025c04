#include <algorithm>
#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, int> cards;
    int n;
    std::cin >> n;
    while (n-- > 0) {
        std::string command, name;
        int value;
        std::cin >> command >> name >> value;
        std::cout << name << " ";
        bool known = cards.count(name) > 0;
        if (command == "new") {
            std::cout << (known ? "taken" : "ok") << "\n";
            cards[name] = value;
        } else if (!known) {
            std::cout << "unknown\n";
        } else if (command == "recharge") {
            if (cards[name] + value > 3000) std::cout << "limit\n";
            else std::cout << (cards[name] += value) << "\n";
        } else {
            int fare = std::min(60, 10 + 2 * value);
            if (fare > cards[name]) std::cout << "refused\n";
            else std::cout << (cards[name] -= fare) << "\n";
        }
    }
}
