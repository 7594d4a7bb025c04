#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    string tag;
    vector<string> open;
    size_t deepest = 0;
    int number = 0;
    while (getline(cin, tag, '>') && tag.find('<') != string::npos) {
        number++;
        tag = tag.substr(tag.find('<') + 1);
        if (tag[0] == '/') {
            if (open.empty() || open.back() != tag.substr(1)) {
                cout << "error " << number << '\n';
                return 0;
            }
            open.pop_back();
        } else if (tag.back() == '/') {
            deepest = max(deepest, open.size() + 1);
        } else {
            open.push_back(tag);
            deepest = max(deepest, open.size());
        }
    }
    if (!open.empty()) cout << "unclosed " << open.back() << '\n';
    else cout << "ok " << deepest << '\n';
    return 0;
}
