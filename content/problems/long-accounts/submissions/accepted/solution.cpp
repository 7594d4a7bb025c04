#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

// A whole number that is not negative.
class Number {
public:
    Number(const string &text = "0") : digits(text.rbegin(), text.rend()) {}

    bool operator<(const Number &other) const {
        if (digits.size() != other.digits.size()) return digits.size() < other.digits.size();
        return string(digits.rbegin(), digits.rend()) < string(other.digits.rbegin(), other.digits.rend());
    }

    Number operator+(const Number &other) const {
        Number sum;
        sum.digits = "";
        int carry = 0;
        for (size_t i = 0; i < max(digits.size(), other.digits.size()) + 1; i++) {
            int value = at(i) + other.at(i) + carry;
            sum.digits += char('0' + value % 10);
            carry = value / 10;
        }
        sum.dropZeros();
        return sum;
    }

    // The other one must not be larger.
    Number operator-(const Number &other) const {
        Number difference = *this;
        int borrow = 0;
        for (size_t i = 0; i < digits.size(); i++) {
            int value = at(i) - other.at(i) - borrow;
            borrow = value < 0 ? 1 : 0;
            difference.digits[i] = char('0' + value + 10 * borrow);
        }
        difference.dropZeros();
        return difference;
    }

    Number operator*(const Number &other) const {
        Number product;
        product.digits = string(digits.size() + other.digits.size(), '0');
        for (size_t i = 0; i < digits.size(); i++) {
            int carry = 0;
            for (size_t j = 0; i + j < product.digits.size(); j++) {
                int value = product.at(i + j) + at(i) * other.at(j) + carry;
                product.digits[i + j] = char('0' + value % 10);
                carry = value / 10;
            }
        }
        product.dropZeros();
        return product;
    }

    friend ostream &operator<<(ostream &out, const Number &number) {
        return out << string(number.digits.rbegin(), number.digits.rend());
    }

private:
    string digits; // the ones first

    int at(size_t place) const { return place < digits.size() ? digits[place] - '0' : 0; }

    void dropZeros() {
        while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
    }
};

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        string left, sign, right;
        cin >> left >> sign >> right;
        Number a(left), b(right);
        if (sign == "+") cout << a + b << '\n';
        else if (sign == "*") cout << a * b << '\n';
        else if (sign == "?") cout << (a < b ? "<" : b < a ? ">" : "=") << '\n';
        else if (a < b) cout << '-' << b - a << '\n';
        else cout << a - b << '\n';
    }
    return 0;
}
