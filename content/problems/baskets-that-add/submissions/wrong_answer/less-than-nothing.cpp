#include <algorithm>
#include <iostream>
#include <map>
#include <string>
using namespace std;

class Basket {
public:
    void put(const string &kind, int number) { numbers[kind] += number; }

    Basket operator+(const Basket &other) const {
        Basket result = *this;
        for (const auto &[kind, number] : other.numbers) result.put(kind, number);
        return result;
    }

    Basket operator-(const Basket &other) const {
        Basket result;
        for (const auto &[kind, number] : numbers) {
            if (number != other.number_of(kind)) result.put(kind, number - other.number_of(kind));
        }
        return result;
    }

    Basket operator&(const Basket &other) const {
        Basket result;
        for (const auto &[kind, number] : numbers) {
            int common = min(number, other.number_of(kind));
            if (common > 0) result.put(kind, common);
        }
        return result;
    }

    bool operator<=(const Basket &other) const {
        for (const auto &[kind, number] : numbers) {
            if (number > other.number_of(kind)) return false;
        }
        return true;
    }

    string text() const {
        string result;
        for (const auto &[kind, number] : numbers) {
            if (result != "") result += ", ";
            result += kind + " " + to_string(number);
        }
        return result == "" ? "empty" : result;
    }

private:
    map<string, int> numbers; // only numbers above 0

    int number_of(const string &kind) const {
        auto found = numbers.find(kind);
        return found == numbers.end() ? 0 : found->second;
    }
};

int main() {
    map<char, Basket> baskets;
    int n;
    cin >> n;
    while (n-- > 0) {
        string command, kind;
        char a, b, c, sign;
        int number;
        cin >> command >> a;
        if (command == "put") {
            cin >> kind >> number;
            baskets[a].put(kind, number);
        } else if (command == "let") {
            cin >> sign >> b >> sign >> c;
            if (sign == '+') baskets[a] = baskets[b] + baskets[c];
            else if (sign == '-') baskets[a] = baskets[b] - baskets[c];
            else baskets[a] = baskets[b] & baskets[c];
        } else if (command == "within") {
            cin >> b;
            cout << (baskets[a] <= baskets[b] ? "yes" : "no") << '\n';
        } else {
            cout << baskets[a].text() << '\n';
        }
    }
}
