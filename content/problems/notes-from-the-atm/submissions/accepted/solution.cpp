#include <iostream>
using namespace std;

int main() {
    int amount;
    cin >> amount;
    int rest = amount / 100 - 1;
    cout << "500: " << rest / 5 << '\n';
    rest = rest % 5;
    cout << "200: " << rest / 2 << '\n';
    cout << "100: " << rest % 2 + 1 << '\n';
    return 0;
}
