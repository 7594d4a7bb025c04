#include <iostream>
#include <string>
using namespace std;

int main() {
    string box, sign, missing;
    cin >> box >> sign;
    for (char letter = 'A'; letter <= 'Z'; letter++) {
        int short_of = 0;
        for (char c : sign) {
            if (c == letter) short_of++;
        }
        for (char c : box) {
            if (c == letter) short_of--;
        }
        while (short_of > 0) {
            missing += letter;
            short_of--;
        }
    }
    if (missing == "") cout << "ready\n";
    else cout << missing << '\n';
}
