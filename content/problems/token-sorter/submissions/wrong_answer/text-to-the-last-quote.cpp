#include <iostream>
#include <regex>
#include <string>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    const regex number("^[0-9]+"), name("^[A-Za-z_][A-Za-z_0-9]*"), text("^\".*\"");
    const regex sign("^([<>=!]=|[-+*/%<>=(){},;])");
    size_t at = 0;
    while (at < line.size()) {
        if (line[at] == ' ') {
            at++;
            continue;
        }
        string rest = line.substr(at), kind;
        smatch found;
        if (regex_search(rest, found, number)) kind = "number";
        else if (regex_search(rest, found, name)) kind = "name";
        else if (regex_search(rest, found, text)) kind = "text";
        else if (regex_search(rest, found, sign)) kind = "sign";
        else {
            cout << "error in column " << at + 1 << '\n';
            break;
        }
        cout << kind << ' ' << found.str() << '\n';
        at += found.length();
    }
    return 0;
}
