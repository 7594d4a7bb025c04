#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    string digits;
    map<int, int> first_at;
    int rest = a % b;
    while (first_at.count(rest) == 0) {
        first_at[rest] = digits.size();
        digits += char('0' + rest * 10 / b);
        rest = rest * 10 % b;
    }
    cout << a / b;
    if (!digits.empty()) {
        if (digits != "0") {
            digits.insert(first_at[rest], "(");
            digits += ")";
        }
        cout << '.' << digits;
    }
    cout << '\n';
    return 0;
}
