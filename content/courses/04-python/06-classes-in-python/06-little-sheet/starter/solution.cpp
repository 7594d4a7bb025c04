#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

class Sheet {
    map<string, string> formulas;

public:
    void set(const string &name, const string &formula) {
        formulas[name] = formula;
    }

    string show(const string &name) {
        return "LOOP"; // your code here
    }
};

int main() {
    int n;
    cin >> n;
    Sheet sheet;
    vector<string> names(n);
    for (string &name : names) {
        string equals, formula;
        cin >> name >> equals;
        getline(cin, formula);
        sheet.set(name, formula);
    }
    for (const string &name : names) cout << name << ' ' << sheet.show(name) << '\n';
    return 0;
}
