#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

vector<string> fieldsOf(const string &line) {
    vector<string> fields = {""};
    for (char c : line) {
        if (c == ',') fields.push_back("");
        else fields.back() += c;
    }
    return fields;
}

long long numberOf(const string &text, const string &what) {
    // stoll is content with the digits at the beginning of a text.
    try {
        return stoll(text);
    } catch (const invalid_argument &) {
        throw invalid_argument(what + " is no number");
    }
}

long long feeOf(const string &line) {
    vector<string> fields = fieldsOf(line);
    if (fields.size() != 3) throw invalid_argument("wrong number of fields");
    if (fields[0].empty()) throw invalid_argument("no name");
    long long age = numberOf(fields[1], "age");
    if (age < 16 || age > 60) throw out_of_range("age out of range");
    return numberOf(fields[2], "fee");
}

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line), good = 0;
    long long total = 0;
    for (int k = 1; k <= n; k++) {
        getline(cin, line);
        try {
            total += feeOf(line);
            good++;
        } catch (const exception &e) {
            cout << k << ": " << e.what() << '\n';
        }
    }
    cout << "good " << good << " total " << total << '\n';
}
