#include <iostream>
#include <iterator>
#include <set>
using namespace std;

int main() {
    int q;
    cin >> q;
    multiset<int> low, high;
    while (q-- > 0) {
        char sign;
        int x;
        cin >> sign >> x;
        if (sign == '+') {
            if (!low.empty() && x > *low.rbegin()) high.insert(x);
            else low.insert(x);
        } else if (low.count(x) > 0) {
            low.erase(x);
        } else {
            high.erase(high.find(x));
        }
        if (low.size() > high.size() + 1) {
            high.insert(*low.rbegin());
            low.erase(prev(low.end()));
        }
        if (low.size() < high.size()) {
            low.insert(*high.begin());
            high.erase(high.begin());
        }
        if (low.empty()) cout << "closed\n";
        else cout << *low.rbegin() << '\n';
    }
    return 0;
}
