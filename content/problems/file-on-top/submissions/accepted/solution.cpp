#include <algorithm>
#include <iostream>
#include <iterator>
#include <list>
using namespace std;

int main() {
    int n, m, number;
    cin >> n >> m;
    list<int> pile;
    while (n-- > 0) {
        cin >> number;
        pile.push_back(number);
    }
    while (m-- > 0) {
        cin >> number;
        auto found = find(pile.begin(), pile.end(), number);
        if (found == pile.end()) {
            cout << "new\n";
        } else {
            cout << distance(pile.begin(), found) << '\n';
            pile.erase(found);
        }
        pile.push_front(number);
    }
    for (int file : pile) cout << file << ' ';
    cout << '\n';
}
