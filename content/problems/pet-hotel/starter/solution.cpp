#include <iostream>
#include <map>
#include <string>
using namespace std;

class Pet {
    string kind;
    int weight = 0, nights = 0, eaten = 0;

    // your code here
};

int main() {
    int q;
    cin >> q;
    map<string, Pet> pets;
    while (q-- > 0) {
        string what, name, kind;
        cin >> what;
        if (what == "NIGHT") {
            // your code here
        } else if (what == "COME") {
            int weight;
            cin >> name >> kind >> weight;
            // your code here
        } else {
            cin >> name;
            // your code here
        }
    }
    return 0;
}
