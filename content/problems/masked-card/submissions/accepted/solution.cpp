#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string card;
    getline(cin, card);
    int digits = 0;
    for (unsigned char c : card) {
        if (isdigit(c)) digits++;
    }
    int hidden = 0;
    for (char &c : card) {
        if (isdigit((unsigned char)c) && hidden < digits - 4) {
            c = '*';
            hidden++;
        }
    }
    cout << card << '\n';
    return 0;
}
