#include <iostream>
#include <map>
#include <sstream>
#include <string>
using namespace std;

struct Inode {
    int parent = 1;
    char kind = 'D';
    string path;
    map<string, int> entries;
};

map<int, Inode> inodes;
int links;

// Throws what is wrong.
int start;

int resolve(int at, const string &path) {
    if (path[0] == '/') at = 1;
    istringstream parts(path);
    string part;
    while (getline(parts, part, '/')) {
        if (part.empty()) continue;
        const Inode &here = inodes[at];
        if (here.kind != 'D') throw string("not a directory");
        if (part == ".") continue;
        if (part == "..") {
            at = here.parent;
            continue;
        }
        auto found = here.entries.find(part);
        if (found == here.entries.end()) throw string("missing");
        const Inode &next = inodes[found->second];
        if (next.kind == 'L') {
            links++;
            if (links > 20) throw string("loop");
            at = resolve(start, next.path);
        } else {
            at = found->second;
        }
    }
    return at;
}

int main() {
    int n, q;
    cin >> n >> q;
    while (n-- > 0) {
        int number, parent;
        string name;
        cin >> number >> parent >> name;
        Inode &inode = inodes[number];
        inode.parent = parent;
        cin >> inode.kind;
        if (inode.kind == 'L') cin >> inode.path;
        inodes[parent].entries[name] = number;
    }
    while (q-- > 0) {
        int directory;
        string path;
        cin >> directory >> path;
        links = 0;
        start = directory;
        try {
            cout << resolve(directory, path) << '\n';
        } catch (const string &wrong) {
            cout << wrong << '\n';
        }
    }
    return 0;
}
