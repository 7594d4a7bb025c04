#include <iostream>
#include <string>
#include <vector>
using namespace std;

class Polynomial {
public:
    explicit Polynomial(vector<long long> numbers) : coefficient(numbers) {}

    Polynomial operator*(const Polynomial &other) const {
        return *this; // Your code here: every coefficient with every coefficient of other.
    }

    string text() const {
        return ""; // Your code here: the highest power first.
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
