#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
using namespace std;

class Lift {
public:
    explicit Lift(int limit) : limit(limit) {}

    void get_in(const string &name, int kg) {
        if (inside.count(name) > 0) throw runtime_error(name + " is already inside");
        if (total + kg >= limit) throw runtime_error("too heavy by " + to_string(total + kg - limit) + " kg");
        inside[name] = kg;
        total += kg;
    }

    void get_out(const string &name) {
        if (inside.count(name) == 0) throw runtime_error(name + " is not inside");
        total -= inside[name];
        inside.erase(name);
    }

    string state() const { return to_string(inside.size()) + " inside, " + to_string(total) + " kg"; }

private:
    int limit, total = 0;
    map<string, int> inside;
};

int main() {
    int limit, n;
    cin >> limit >> n;
    Lift lift(limit);
    while (n-- > 0) {
        string command, name;
        cin >> command >> name;
        try {
            if (command == "in") {
                int kg;
                cin >> kg;
                lift.get_in(name, kg);
            } else {
                lift.get_out(name);
            }
            cout << lift.state() << '\n';
        } catch (const runtime_error &refusal) {
            cout << refusal.what() << '\n';
        }
    }
}
