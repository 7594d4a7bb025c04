#include <iostream>
#include <string>
#include <utility>
using namespace std;

class Necklace {
public:
    Necklace(const string &colours) : beads(colours) {}

    char &operator[](int i) {
        int n = beads.size();
        return beads[(i % n + n) % n];
    }

    friend ostream &operator<<(ostream &out, const Necklace &necklace) { return out << necklace.beads; }

private:
    string beads;
};

int main() {
    string colours;
    int m;
    cin >> colours >> m;
    Necklace necklace(colours);
    while (m-- > 0) {
        string command;
        int i, j;
        cin >> command >> i;
        if (command == "get") {
            cout << necklace[i] << '\n';
        } else if (command == "set") {
            cin >> necklace[i];
        } else {
            cin >> j;
            swap(necklace[i], necklace[j]);
        }
    }
    cout << necklace << '\n';
}
