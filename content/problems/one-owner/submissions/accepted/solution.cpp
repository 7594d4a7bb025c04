#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <vector>
using namespace std;

struct Thing {
    explicit Thing(const string &n) : name(n) {}
    ~Thing() { cout << "release " << name << '\n'; }
    string name;
};

int lines;

void runBlock(map<string, unique_ptr<Thing>> &living) {
    vector<string> declared;
    string word, x, y;
    while (lines > 0) {
        lines--;
        cin >> word;
        if (word == "}") break;
        if (word == "{") {
            runBlock(living);
            continue;
        }
        cin >> x;
        if (word == "own") {
            cin >> y;
            living[x].reset(new Thing(y));
            declared.push_back(x);
        } else if (word == "empty") {
            living[x];
            declared.push_back(x);
        } else if (word == "move") {
            cin >> y;
            living[y] = nullptr;
            living[y] = move(living[x]);
        } else if (word == "reset") {
            living[x].reset();
        } else {
            cout << (living[x] ? living[x]->name : "empty") << '\n';
        }
    }
    for (auto it = declared.rbegin(); it != declared.rend(); ++it) living.erase(*it);
}

int main() {
    cin >> lines;
    map<string, unique_ptr<Thing>> living;
    runBlock(living);
}
