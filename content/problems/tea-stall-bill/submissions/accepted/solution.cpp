#include <iomanip>
#include <iostream>
#include <string>
using namespace std;

void print_line(const string &name, int quantity, double amount) {
    cout << left << setw(16) << name.substr(0, 16) << right << setw(5) << quantity << setw(11) << amount << '\n';
}

int main() {
    int n, pieces = 0;
    double total = 0;
    cin >> n;
    cout << fixed << setprecision(2);
    for (int i = 0; i < n; i++) {
        int quantity;
        double price;
        string name;
        cin >> quantity >> price >> ws;
        getline(cin, name);
        print_line(name, quantity, quantity * price);
        pieces += quantity;
        total += quantity * price;
    }
    cout << string(32, '-') << '\n';
    print_line("Total", pieces, total);
    return 0;
}
