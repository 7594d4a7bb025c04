#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, m, unseen = 0;
    int slate[101], *child[101];
    cin >> n >> m;
    for (int i = 1; i <= n; i++) {
        cin >> slate[i];
        child[i] = &slate[i];
    }
    while (m-- > 0) {
        string command;
        int a, b;
        cin >> command >> a;
        if (command == "show") {
            cout << *child[a] << '\n';
            continue;
        }
        cin >> b;
        if (command == "point") *child[a] = *child[b];
        else if (command == "copy") *child[a] = *child[b];
        else *child[a] = b;
    }
    for (int s = 1; s <= n; s++) {
        bool seen = false;
        for (int i = 1; i <= n; i++) {
            if (child[i] == &slate[s]) seen = true;
        }
        if (!seen) unseen++;
    }
    cout << "unseen " << unseen << '\n';
}
