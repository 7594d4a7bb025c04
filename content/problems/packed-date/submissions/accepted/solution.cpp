#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string kind;
        unsigned day, month, year, packed;
        cin >> kind;
        if (kind == "pack") {
            cin >> day >> month >> year;
            packed = (year - 1980) << 9 | month << 5 | day;
            cout << packed << '\n';
        } else {
            cin >> packed;
            day = packed & 31;
            month = packed >> 5 & 15;
            year = (packed >> 9) + 1980;
            if (day == 0 || month == 0 || month > 12) cout << "damaged\n";
            else cout << day << ' ' << month << ' ' << year << '\n';
        }
    }
}
