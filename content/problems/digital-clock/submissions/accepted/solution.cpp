#include <iomanip>
#include <iostream>
using namespace std;

int main() {
    int s;
    cin >> s;
    cout << setfill('0') << setw(2) << s / 3600 << ':' << setw(2) << s / 60 % 60 << ':' << setw(2) << s % 60 << '\n';
    return 0;
}
