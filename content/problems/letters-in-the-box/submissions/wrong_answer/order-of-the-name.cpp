#include <iostream>
#include <string>
using namespace std;

int main() {
    string box, sign, missing;
    cin >> box >> sign;
    for (char letter : sign) {
        size_t place = box.find(letter);
        if (place == string::npos) missing += letter;
        else box.erase(place, 1);
    }
    if (missing == "") cout << "ready\n";
    else cout << missing << '\n';
}
