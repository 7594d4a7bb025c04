#include <iomanip>
#include <iostream>
using namespace std;

int main() {
    char month, machine, hyphen;
    int year, box, s;
    cin >> month >> hyphen >> year >> hyphen >> machine >> hyphen >> box >> s;
    year = 2000 + year;
    cout << setfill('0');
    cout << "made " << setw(2) << month - 'A' + 1 << '/' << year << '\n';
    cout << "use by " << setw(2) << month - 'A' + 1 << '/' << year + s << '\n';
    cout << "machine " << machine - 'A' + 1 << " box " << box << '\n';
}
