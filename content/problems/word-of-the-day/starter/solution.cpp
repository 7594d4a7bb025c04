#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string line, part;
    getline(cin, line); // the number of lines
    map<string, int> count;
    while (getline(cin, line)) {
        istringstream parts(line);
        while (parts >> part) {
            // your code here: part is one word of the speech, marks and all
        }
    }
    cout << "silence\n";
    return 0;
}
