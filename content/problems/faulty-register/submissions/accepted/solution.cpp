#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

vector<string> fieldsOf(const string &line) {
    vector<string> fields(1);
    for (char c : line) {
        if (c == ',') fields.push_back("");
        else fields.back() += c;
    }
    for (string &field : fields) {
        field.erase(0, field.find_first_not_of(' ') == string::npos ? field.size() : field.find_first_not_of(' '));
        field.erase(field.find_last_not_of(' ') + 1);
    }
    return fields;
}

/** Reads a number, or throws the fault. */
int number(string text, int least, int most, const string &fault) {
    if (text.empty() || text.find_first_not_of("0123456789") != string::npos) throw fault;
    while (text.size() > 1 && text[0] == '0') text.erase(0, 1);
    if (text.size() > 4 || stoi(text) < least || stoi(text) > most) throw fault;
    return stoi(text);
}

/** The marks of a correct line, or throws the fault. */
int check(const string &line, set<int> &rolls) {
    vector<string> fields = fieldsOf(line);
    if (fields.size() != 3) throw string("FIELDS");
    if (fields[0].empty()) throw string("NAME");
    int roll = number(fields[1], 1, 9999, "ROLL");
    int marks = number(fields[2], 0, 100, "MARKS");
    if (!rolls.insert(roll).second) throw string("TWICE");
    return marks;
}

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line), sum = 0;
    set<int> rolls;
    for (int i = 1; i <= n; i++) {
        getline(cin, line);
        try {
            sum += check(line, rolls);
        } catch (const string &fault) {
            cout << i << ' ' << fault << '\n';
        }
    }
    if (rolls.empty()) cout << "0 -\n";
    else cout << rolls.size() << ' ' << sum / (int)rolls.size() << '\n';
    return 0;
}
