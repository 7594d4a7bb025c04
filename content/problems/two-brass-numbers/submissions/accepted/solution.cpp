#include <iostream>
#include <string>
using namespace std;

int main() {
    string a, b;
    cin >> a >> b;
    string gate = a + b;
    string other = b + a;
    cout << "gate: " << gate << '\n';
    cout << "other way: " << other << '\n';
    cout << "difference: " << stoi(other) - stoi(gate) << '\n';
    cout << "sum: " << stoi(a) + stoi(b) << '\n';
}
