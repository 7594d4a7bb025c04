#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int s, d, o, onNoBill = 0;
    cin >> s >> d >> o;
    map<string, string> hostelOf;
    map<string, long long> priceOf;
    while (s-- > 0) {
        string roll;
        cin >> roll;
        cin >> hostelOf[roll];
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
        // your code here
    }
    cout << onNoBill << '\n';
    return 0;
}
