#include <iostream>
#include <map>
#include <string>
using namespace std;

const string week[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};

class Days {
public:
    friend Days operator+(const Days &a, const Days &b) {
        Days result;
        for (int d = 0; d < 7; d++) result.on[d] = a.on[d] || b.on[d];
        return result;
    }

    friend Days operator*(const Days &a, const Days &b) {
        Days result;
        for (int d = 0; d < 7; d++) result.on[d] = a.on[d] && b.on[d];
        return result;
    }

    friend Days operator-(const Days &a, const Days &b) {
        Days result;
        for (int d = 0; d < 7; d++) result.on[d] = a.on[d] && !b.on[d];
        return result;
    }

    friend istream &operator>>(istream &in, Days &days) {
        int k;
        string day;
        days = Days();
        in >> k;
        while (k-- > 0) {
            in >> day;
            for (int d = 0; d < 7; d++) {
                if (week[d] == day) days.on[d] = true;
            }
        }
        return in;
    }

    friend ostream &operator<<(ostream &out, const Days &days) {
        bool some = false;
        for (int d = 0; d < 7; d++) {
            if (!days.on[d]) continue;
            if (some) out << ' ';
            out << week[d];
            some = true;
        }
        return some ? out : out << "never";
    }

private:
    bool on[7] = {};
};

int main() {
    map<string, Days> lists;
    int n;
    cin >> n;
    while (n-- > 0) {
        string command, x, a, b;
        char op;
        cin >> command >> x;
        if (command == "days") {
            cin >> lists[x];
        } else if (command == "show") {
            cout << lists[x] << '\n';
        } else {
            cin >> a >> op >> b;
            if (op == '+') lists[x] = lists[a] + lists[b];
            else if (op == '*') lists[x] = lists[a] * lists[b];
            else lists[x] = lists[a] - lists[b];
        }
    }
}
