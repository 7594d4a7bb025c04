#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line);
    vector<pair<string, string>> lines; // the two words of each line
    for (int i = 0; i < n; i++) {
        getline(cin, line);
        istringstream in(line);
        string kind, word;
        in >> kind >> word;
        lines.push_back({kind, word});
    }
    string thrown; // the exception that left the program

    // Your code here: run the program.

    cout << (thrown.empty() ? "DONE" : "STOPPED BY " + thrown) << '\n';
    return 0;
}
