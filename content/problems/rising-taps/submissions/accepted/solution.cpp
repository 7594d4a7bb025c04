#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Listener {
    int number;
    bool stops;
};

struct Element {
    int parent = 0;
    vector<Listener> down, up;
};

vector<Element> page;
vector<int> calls;

bool callAll(const vector<Listener> &listeners) {
    bool goesOn = true;
    for (const Listener &l : listeners) {
        calls.push_back(l.number);
        if (l.stops) goesOn = false;
    }
    return goesOn;
}

/** The way down to an element. Answers whether the tap arrives there and goes on. */
bool descend(int element) {
    if (element == 0) return true;
    return descend(page[element].parent) && callAll(page[element].down);
}

int main() {
    int n, m, t;
    cin >> n >> m >> t;
    page.resize(n + 1);
    for (int i = 2; i <= n; i++) cin >> page[i].parent;
    for (int l = 1; l <= m; l++) {
        int element;
        string phase, kind;
        cin >> element >> phase >> kind;
        (phase == "up" ? page[element].up : page[element].down).push_back({l, kind == "stop"});
    }
    while (t-- > 0) {
        int element;
        cin >> element;
        calls.clear();
        bool goesOn = descend(element);
        while (goesOn && element != 0) {
            goesOn = callAll(page[element].up);
            element = page[element].parent;
        }
        if (calls.empty()) cout << "none";
        for (size_t i = 0; i < calls.size(); i++) cout << (i ? " " : "") << calls[i];
        cout << '\n';
    }
    return 0;
}
