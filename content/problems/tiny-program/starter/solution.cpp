#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n;
    string line, part;
    cin >> n;
    getline(cin, line);
    vector<vector<string>> program(n);
    for (auto &parts : program) {
        getline(cin, line);
        istringstream in(line);
        while (in >> part) parts.push_back(part);
    }
    map<string, long long> variables;

    int at = 0;
    while (at < n) {
        // your code here: carry line at out
        at++;
    }
    return 0;
}
