#include <iostream>
#include <iterator>
#include <list>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int q;
    cin >> q;
    list<int> chain = {1};
    vector<list<int>::iterator> place(10001);
    place[1] = chain.begin();
    while (q-- > 0) {
        string command;
        int x, y;
        cin >> command >> x;
        if (command == "JOIN") {
            cin >> y;
            place[x] = chain.insert(next(place[y]), x);
        } else {
            chain.erase(place[x]);
        }
    }
    if (chain.empty()) cout << "nobody";
    for (int child : chain) cout << child << ' ';
    cout << '\n';
    return 0;
}
