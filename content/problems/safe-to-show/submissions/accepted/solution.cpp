#include <iostream>
#include <map>
#include <string>
using namespace std;

string safe(const string &text) {
    string result;
    for (char c : text) {
        if (c == '&') result += "&amp;";
        else if (c == '<') result += "&lt;";
        else if (c == '>') result += "&gt;";
        else if (c == '"') result += "&quot;";
        else if (c == '\'') result += "&#39;";
        else result += c;
    }
    return result;
}

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line);
    map<string, string> values;
    while (n-- > 0) {
        getline(cin, line);
        size_t equals = line.find('=');
        values[line.substr(0, equals)] = line.substr(equals + 1);
    }
    getline(cin, line);
    size_t at = 0;
    while (true) {
        size_t open = line.find('{', at);
        cout << line.substr(at, open - at);
        if (open == string::npos) break;
        size_t close = line.find('}', open);
        string name = line.substr(open + 1, close - open - 1);
        if (name[0] == '!') cout << values[name.substr(1)];
        else cout << safe(values[name]);
        at = close + 1;
    }
    cout << '\n';
    return 0;
}
