#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Height {
    string text;
    int inches() const { return 100 * (text[0] - '0') + stoi(text.substr(2)); }
    bool operator<(const Height &other) const { return inches() < other.inches(); }
};

istream &operator>>(istream &in, Height &height) { return in >> height.text; }
ostream &operator<<(ostream &out, const Height &height) { return out << height.text; }

// For every type with >>, << and <.
template <typename T>
void report() {
    int n;
    cin >> n;
    vector<T> values(n);
    for (T &value : values) cin >> value;
    T lowest = values.front(), highest = lowest, before = lowest;
    bool sorted = true;
    for (const T &value : values) {
        if (value < lowest) lowest = value;
        if (highest < value) highest = value;
        if (value < before) sorted = false;
        before = value;
    }
    cout << lowest << ' ' << highest << (sorted ? " sorted\n" : " unsorted\n");
}

int main() {
    int m;
    cin >> m;
    for (int i = 0; i < m; i++) {
        string kind;
        cin >> kind;
        if (kind == "number") report<int>();
        else if (kind == "word") report<string>();
        else report<Height>();
    }
}
