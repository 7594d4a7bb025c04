#include <cstdio>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string name, pieces, rupees, paise, best_name;
    getline(cin, name);
    int n = stoi(name);
    long long best = 0, total = 0;
    while (n-- > 0) {
        getline(cin, name, ';');
        getline(cin, pieces, ';');
        getline(cin, rupees, '.');
        getline(cin, paise);
        long long price = stoll(rupees) * 100 + stoll(paise);
        total += stoll(pieces) * price;
        if (price > best) {
            best = price;
            best_name = name;
        }
    }
    printf("%s: %lld.%02lld\n", best_name.c_str(), best / 100, best % 100);
    printf("%lld.%02lld\n", total / 100, total % 100);
    return 0;
}
