#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

struct Method {
    string name;
    vector<string> blocks;
};

map<string, string> above;

// Does a catch for the second class catch an exception of the first?
bool fits(string thrown, const string &caught) {
    while (thrown != caught && above.count(thrown) > 0) thrown = above[thrown];
    return thrown == caught;
}

// The first of the blocks that fits, or an empty text.
string catcher(const vector<string> &blocks, const string &thrown) {
    for (const string &block : blocks) {
        if (fits(thrown, block)) return block;
    }
    return "";
}

int main() {
    int n, m, q;
    cin >> n >> m >> q;
    while (n-- > 0) {
        string name;
        cin >> name;
        cin >> above[name];
    }
    vector<Method> stack(m);
    map<string, int> place;
    for (int i = 0; i < m; i++) {
        int count;
        cin >> stack[i].name >> count;
        place[stack[i].name] = i;
        while (count-- > 0) {
            string block;
            cin >> block;
            if (!catcher(stack[i].blocks, block).empty()) cout << "unreachable " << stack[i].name << ' ' << block << '\n';
            stack[i].blocks.push_back(block);
        }
    }
    while (q-- > 0) {
        string name, thrown, caught;
        cin >> name >> thrown;
        int at = place[name];
        while (caught.empty() && at > 0) caught = catcher(stack[--at].blocks, thrown);
        if (caught.empty()) cout << "program stops\n";
        else cout << stack[at].name << " catches " << caught << '\n';
    }
}
