#include <iostream>
#include <string>
using namespace std;

string withCommas(string amount) {
    int start = amount[0] == '-' ? 1 : 0;
    size_t point = amount.find('.');
    int end = point == string::npos ? amount.size() : point;
    for (int place = end - 3; place > 0; place -= 2) amount.insert(place, ",");
    return amount;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string amount;
        cin >> amount;
        cout << withCommas(amount) << '\n';
    }
    return 0;
}
