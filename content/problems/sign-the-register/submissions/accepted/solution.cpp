#include <cctype>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    vector<string> names;
    string name;
    while (cin >> name) {
        for (char &c : name) c = tolower(c);
        name[0] = toupper(name[0]);
        names.push_back(name);
    }
    for (size_t i = 0; i + 1 < names.size(); i++) cout << names[i][0] << ". ";
    cout << names.back() << '\n';
    return 0;
}
