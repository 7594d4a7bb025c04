#include <iostream>
#include <string>
using namespace std;

class Weight {
public:
    explicit Weight(long long c = 0) : chhataks(c) {}
    Weight operator+(const Weight &other) const { return Weight(chhataks + other.chhataks); }
    Weight operator-(const Weight &other) const { return Weight(chhataks - other.chhataks); }
    Weight operator*(int k) const { return Weight(chhataks * k); }
    bool operator<(const Weight &other) const { return chhataks < other.chhataks; }
    friend istream &operator>>(istream &in, Weight &w);
    friend ostream &operator<<(ostream &out, const Weight &w);

private:
    long long chhataks;
};

istream &operator>>(istream &in, Weight &w) {
    long long maunds, seers, chhataks;
    char hyphen;
    in >> maunds >> hyphen >> seers >> hyphen >> chhataks;
    w.chhataks = (maunds * 40 + seers) * 16 + chhataks;
    return in;
}

ostream &operator<<(ostream &out, const Weight &w) {
    return out << w.chhataks / 640 << '-' << w.chhataks / 16 << '-' << w.chhataks % 16;
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string kind;
        Weight a, b;
        cin >> kind >> a;
        if (kind == "times") {
            int k;
            cin >> k;
            cout << a * k << '\n';
            continue;
        }
        cin >> b;
        if (kind == "add") cout << a + b << '\n';
        else if (kind == "compare") cout << (a < b ? '<' : b < a ? '>' : '=') << '\n';
        else if (a < b) cout << "not enough\n";
        else cout << a - b << '\n';
    }
}
