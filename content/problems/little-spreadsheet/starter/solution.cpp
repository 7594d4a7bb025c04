#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Sheet {
public:
    void fill(const string &line) {
        istringstream in(line);
        string name, sign, term;
        in >> name;
        while (in >> sign >> term) terms[name].push_back(term);
    }

    // Answers whether the cell has a value, and puts it into value.
    bool evaluate(const string &name, long long &value) {
        value = 0;
        return true; // Your code here.
    }

private:
    unordered_map<string, vector<string>> terms;
};

int main() {
    int n, q;
    cin >> n >> q;
    cin.ignore();
    Sheet sheet;
    string line;
    while (n-- > 0 && getline(cin, line)) sheet.fill(line);
    while (q-- > 0) {
        string name;
        cin >> name;
        long long value;
        if (sheet.evaluate(name, value)) cout << value << '\n';
        else cout << "LOOP\n";
    }
    return 0;
}
