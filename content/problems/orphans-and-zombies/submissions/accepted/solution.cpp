#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

struct Process {
    int parent = 0;
    bool adopted = false, blocked = false;
    vector<int> children;                // alive
    vector<pair<int, int>> zombies;      // number and exit code, in the order of their ends
};

map<int, Process> alive;

void end(int p, int code) {
    Process process = alive[p];
    alive.erase(p);
    for (int child : process.children) {
        alive[child].parent = 1;
        alive[child].adopted = true;
        alive[1].children.push_back(child);
    }
    Process &parent = alive[process.parent];
    parent.children.erase(find(parent.children.begin(), parent.children.end(), p));
    if (process.adopted) return;
    if (parent.blocked) {
        parent.blocked = false;
        cout << process.parent << " got " << p << ' ' << code << '\n';
    } else {
        parent.zombies.push_back({p, code});
    }
}

void waitForChild(int p) {
    Process &process = alive[p];
    if (!process.zombies.empty()) {
        auto [child, code] = process.zombies.front();
        process.zombies.erase(process.zombies.begin());
        cout << p << " got " << child << ' ' << code << '\n';
    } else if (!process.children.empty()) {
        process.blocked = true;
        cout << p << " waits\n";
    } else {
        cout << p << " has no child\n";
    }
}

int main() {
    int n, last = 1;
    cin >> n;
    alive[1];
    while (n-- > 0) {
        string what;
        int p, code;
        cin >> what;
        if (what == "list") {
            int zombies = 0, adopted = 0;
            for (const auto &[number, process] : alive) {
                zombies += process.zombies.size();
                adopted += process.adopted;
            }
            cout << alive.size() << ' ' << zombies << ' ' << adopted << '\n';
            continue;
        }
        cin >> p;
        if (what == "fork") {
            last++;
            alive[last].parent = p;
            alive[p].children.push_back(last);
            cout << last << '\n';
        } else if (what == "exit") {
            cin >> code;
            end(p, code);
        } else {
            waitForChild(p);
        }
    }
    return 0;
}
