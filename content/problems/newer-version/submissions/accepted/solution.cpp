#include <iostream>
#include <sstream>
#include <string>
using namespace std;

class Version {
public:
    explicit Version(const string &text) {
        istringstream in(text);
        string piece;
        for (int i = 0; getline(in, piece, '.'); i++) part[i] = stoi(piece);
    }

    bool operator<(const Version &other) const {
        for (int i = 0; i < 4; i++) {
            if (part[i] != other.part[i]) return part[i] < other.part[i];
        }
        return false;
    }

private:
    int part[4] = {}; // missing parts are 0
};

int main() {
    int n, updates = 0;
    cin >> n;
    while (n-- > 0) {
        string name, phone_text, store_text;
        cin >> name >> phone_text >> store_text;
        Version phone(phone_text), store(store_text);
        if (phone < store) updates++;
        cout << name << ' ' << (phone < store ? "update" : store < phone ? "ahead" : "same") << '\n';
    }
    cout << updates << '\n';
}
