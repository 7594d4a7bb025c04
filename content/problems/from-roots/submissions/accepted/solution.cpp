#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

class Polynomial {
public:
    explicit Polynomial(vector<long long> numbers) : coefficient(numbers) {}

    Polynomial operator*(const Polynomial &other) const {
        vector<long long> product(coefficient.size() + other.coefficient.size() - 1);
        for (size_t i = 0; i < coefficient.size(); i++) {
            for (size_t j = 0; j < other.coefficient.size(); j++) product[i + j] += coefficient[i] * other.coefficient[j];
        }
        return Polynomial(product);
    }

    string text() const {
        string line;
        for (int power = (int)coefficient.size() - 1; power >= 0; power--) {
            long long c = coefficient[power];
            if (c == 0) continue;
            if (!line.empty()) line += c > 0 ? " + " : " - ";
            if (power == 0 || llabs(c) != 1) line += to_string(llabs(c));
            if (power >= 1) line += 'x';
            if (power >= 2) line += '^' + to_string(power);
        }
        return line;
    }

private:
    vector<long long> coefficient; // its place is the power
};

int main() {
    int n;
    cin >> n;
    Polynomial product({1});
    while (n-- > 0) {
        int root;
        cin >> root;
        product = product * Polynomial({-root, 1});
    }
    cout << product.text() << '\n';
    return 0;
}
