#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string card;
    getline(cin, card);

    // your code here: put stars into card

    cout << card << '\n';
    return 0;
}
