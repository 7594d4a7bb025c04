#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    size_t at = 0;
    while (at < line.size()) {
        if (line[at] == ' ') {
            at++;
            continue;
        }
        size_t start = at;
        // your code here: move at behind the token that begins here
        at++;
        cout << "sign " << line.substr(start, at - start) << '\n';
    }
    return 0;
}
