#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    vector<string> first, second;
    string line;
    while (getline(cin >> ws, line) && line != "=====") first.push_back(line);
    while (getline(cin >> ws, line)) second.push_back(line);
    for (size_t i = 0; i < first.size() && i < second.size(); i++) {
        if (first[i] == second[i]) continue;
        size_t c = 0;
        while (c < first[i].size() && c < second[i].size() && first[i][c] == second[i][c]) c++;
        cout << "line " << i + 1 << " column " << c + 1 << '\n';
        return 0;
    }
    if (first.size() == second.size()) cout << "same\n";
    else cout << "line " << min(first.size(), second.size()) + 1 << " is missing\n";
}
