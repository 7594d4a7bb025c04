#include <iostream>
#include <map>
#include <string>
using namespace std;

string safe(const string &text) {
    // Your code here.
    return text;
}

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line);
    map<string, string> values;
    for (int i = 0; i < n; i++) {
        getline(cin, line);
        size_t equals = line.find('=');
        values[line.substr(0, equals)] = line.substr(equals + 1);
    }
    getline(cin, line);

    // Your code here: fill the places of the template.
    cout << safe(line) << '\n';
    return 0;
}
