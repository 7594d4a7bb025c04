#include <iostream>
#include <map>
#include <string>
using namespace std;

// Pairs of a left and a right thing, which can be found from both sides.
template <typename L, typename R>
class TwoWayMap {
public:
    int give(const L &left, const R &right) {
        auto it = toRight.find(left);
        if (it != toRight.end() && it->second == right) return 0;
        int ended = endLeft(left) + endRight(right);
        toRight[left] = right;
        toLeft[right] = left;
        return ended;
    }
    const R *rightOf(const L &left) const { return find(toRight, left); }
    const L *leftOf(const R &right) const { return find(toLeft, right); }
    bool endLeft(const L &left) {
        auto it = toRight.find(left);
        if (it == toRight.end()) return false;
        toRight.erase(it);
        return true;
    }
    bool endRight(const R &right) {
        auto it = toLeft.find(right);
        return it != toLeft.end() && endLeft(L(it->second));
    }

private:
    template <typename Map, typename Key>
    static auto find(const Map &map, const Key &key) -> decltype(&map.begin()->second) {
        auto it = map.find(key);
        return it == map.end() ? nullptr : &it->second;
    }
    map<L, R> toRight;
    map<R, L> toLeft;
};

int main() {
    int n;
    cin >> n;
    TwoWayMap<string, string> lockers;
    while (n-- > 0) {
        string word, name, locker;
        cin >> word >> name;
        if (word == "give") {
            cin >> locker;
            cout << lockers.give(name, locker) << '\n';
            continue;
        }
        bool ofStudent = word == "locker" || word == "leave";
        const string *found = ofStudent ? lockers.rightOf(name) : lockers.leftOf(name);
        cout << (found ? *found : "none") << '\n';
        if (word == "leave") lockers.endLeft(name);
        if (word == "open") lockers.endRight(name);
    }
}
