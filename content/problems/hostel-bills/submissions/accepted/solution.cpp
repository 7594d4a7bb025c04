#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int s, d, o, onNoBill = 0;
    cin >> s >> d >> o;
    map<string, string> hostelOf;
    map<string, long long> priceOf, bill;
    while (s-- > 0) {
        string roll, hostel;
        cin >> roll >> hostel;
        hostelOf[roll] = hostel;
        bill[hostel] = 0;
    }
    while (d-- > 0) {
        string code;
        cin >> code;
        cin >> priceOf[code];
    }
    while (o-- > 0) {
        string roll, code;
        long long quantity;
        cin >> roll >> code >> quantity;
        if (hostelOf.count(roll) && priceOf.count(code)) bill[hostelOf[roll]] += priceOf[code] * quantity;
        else onNoBill++;
    }
    for (auto &entry : bill) cout << entry.first << ' ' << entry.second << '\n';
    cout << onNoBill << '\n';
    return 0;
}
