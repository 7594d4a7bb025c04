#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

class Battery {
public:
    int level() const { return percent; }

    void charge(int minutes) {
        while (minutes-- > 0 && percent < 100) percent += percent < 80 ? 2 : 1;
    }

    // Returns for how many minutes it was used.
    int use(int minutes) {
        minutes = min(minutes, percent);
        percent -= minutes;
        return minutes;
    }

    // Returns false if the battery refuses.
    bool give(Battery &other, int k) {
        if (percent - k <= 20) return false;
        percent -= k;
        other.percent = min(100, other.percent + k);
        return true;
    }

private:
    int percent = 50;
};

int main() {
    Battery phone[6];
    int n;
    cin >> n;
    while (n-- > 0) {
        string command;
        int p, q, x;
        cin >> command >> p;
        if (command == "give") cin >> q;
        cin >> x;
        if (command == "charge") {
            phone[p].charge(x);
            cout << phone[p].level() << '\n';
        } else if (command == "use") {
            cout << phone[p].use(x) << '\n';
        } else if (phone[p].give(phone[q], x)) {
            cout << phone[p].level() << ' ' << phone[q].level() << '\n';
        } else {
            cout << "refused\n";
        }
    }
}
