#include <iostream>
#include <set>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string line, word;
    set<string> kitchen, to_buy;
    getline(cin, line);
    istringstream things(line);
    while (things >> word) kitchen.insert(word);
    int n;
    cin >> n >> ws;
    for (int i = 0; i < n; i++) {
        getline(cin, line);
        istringstream recipe(line);
        string dish, missing;
        recipe >> dish;
        while (recipe >> word) {
            if (kitchen.count(word) > 0) continue;
            missing += " " + word;
            to_buy.insert(word);
        }
        cout << dish << ": " << (missing == "" ? "ready" : "buy" + missing) << '\n';
    }
    cout << to_buy.size() << '\n';
}
