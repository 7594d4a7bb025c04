#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int q;
    cin >> q;
    vector<string> text, undone;
    string command, word;
    while (q-- > 0) {
        cin >> command;
        if (command == "TYPE") {
            cin >> word;
            text.push_back(word);
            undone.clear();
        } else if (command == "UNDO" && !text.empty()) {
            undone.push_back(text.back());
            text.pop_back();
        } else if (command == "REDO" && !undone.empty()) {
            text.push_back(undone.back());
            undone.pop_back();
        }
    }
    if (text.empty()) cout << "(empty)";
    for (size_t i = 0; i < text.size(); i++) cout << (i > 0 ? " " : "") << text[i];
    cout << '\n';
    return 0;
}
