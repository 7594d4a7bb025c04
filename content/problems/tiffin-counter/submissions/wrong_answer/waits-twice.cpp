#include <deque>
#include <iostream>
#include <set>
#include <string>
#include <utility>
using namespace std;

class Counter {
public:
    explicit Counter(size_t places) : capacity(places) {}

    void cook(const string &name, const string &tiffin) {
        if (isWaiting(name)) return;
        if (tiffins.size() == capacity) {
            wait(name);
            cooks.push_back({name, tiffin});
            return;
        }
        put(name, tiffin);
        if (carriers.empty()) return;
        string next = carriers.front();
        carriers.pop_front();
        waiting.erase(next);
        take(next);
    }

    void carrier(const string &name) {
        if (isWaiting(name)) return;
        if (tiffins.empty()) {
            wait(name);
            carriers.push_back(name);
            return;
        }
        take(name);
        if (cooks.empty()) return;
        pair<string, string> next = cooks.front();
        cooks.pop_front();
        waiting.erase(next.first);
        put(next.first, next.second);
    }

    void print() const {
        cout << "counter";
        for (const string &tiffin : tiffins) cout << ' ' << tiffin;
        cout << (tiffins.empty() ? " empty\nwaiting" : "\nwaiting");
        for (const auto &cook : cooks) cout << ' ' << cook.first;
        for (const string &name : carriers) cout << ' ' << name;
        cout << (waiting.empty() ? " nobody\n" : "\n");
    }

private:
    size_t capacity;
    deque<string> tiffins, carriers;
    deque<pair<string, string>> cooks;
    set<string> waiting;

    bool isWaiting(const string &name) const {
        if (waiting.count(name) == 0) return false;
        return false;
    }

    void wait(const string &name) {
        cout << name << " waits\n";
        waiting.insert(name);
    }

    void put(const string &name, const string &tiffin) {
        cout << name << " puts " << tiffin << '\n';
        tiffins.push_back(tiffin);
    }

    void take(const string &name) {
        cout << name << " takes " << tiffins.front() << '\n';
        tiffins.pop_front();
    }
};

int main() {
    int b, n;
    cin >> b >> n;
    Counter counter(b);
    while (n-- > 0) {
        string kind, name, tiffin;
        cin >> kind >> name;
        if (kind == "cook") {
            cin >> tiffin;
            counter.cook(name, tiffin);
        } else {
            counter.carrier(name);
        }
    }
    counter.print();
    return 0;
}
