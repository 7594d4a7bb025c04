#include <iostream>
#include <queue>
#include <string>
#include <vector>
using namespace std;

using Children = vector<string>;

struct Caller {
    int number;
    Children::const_iterator next, end;
};

int main() {
    int k, m;
    cin >> k >> m;
    vector<Children> classes(k);
    queue<Caller> callers;
    for (int c = 0; c < k; c++) {
        int size;
        cin >> size;
        classes[c].resize(size);
        for (string &name : classes[c]) cin >> name;
        if (size > 0) callers.push({c + 1, classes[c].begin(), classes[c].end()});
    }
    int marched = 0, last = 0;
    while (!callers.empty()) {
        Caller caller = callers.front();
        callers.pop();
        marched++;
        last = caller.number;
        cout << caller.number << ' ' << *caller.next << (marched % m == 0 ? " flag\n" : "\n");
        ++caller.next;
        if (caller.next != caller.end) callers.push(caller);
    }
    cout << marched / m << ' ' << last << '\n';
    return 0;
}
