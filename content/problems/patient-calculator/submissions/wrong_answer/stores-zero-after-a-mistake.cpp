#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

map<string, long long> stored;

bool isName(const string &s) {
    return !s.empty() && s.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == string::npos;
}

bool isNumber(const string &s) {
    string digits = s[0] == '-' ? s.substr(1) : s;
    return !digits.empty() && digits.find_first_not_of("0123456789") == string::npos;
}

long long valueOf(const string &s) {
    if (isNumber(s)) return stoll(s);
    if (stored.count(s) == 0) throw runtime_error("unknown " + s);
    return stored[s];
}

long long floorDiv(long long a, long long b) {
    long long q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

long long answer(const string &line) {
    istringstream in(line);
    vector<string> parts;
    string part;
    while (in >> part) parts.push_back(part);
    bool names = parts.size() == 5 && parts[1] == "=";
    if (parts.size() != 3 && !names) throw runtime_error("bad line");
    if (names && !isName(parts[0])) throw runtime_error("bad name");
    size_t first = parts.size() - 3;
    string left = parts[first], op = parts[first + 1], right = parts[first + 2];
    if (op != "+" && op != "-" && op != "*" && op != "/") throw runtime_error("bad operator");
    for (const string &s : {left, right})
        if (!isName(s) && !isNumber(s)) throw runtime_error("bad value");
    long long unused;
    long long &result = names ? stored[parts[0]] : unused;
    long long a = valueOf(left);
    long long b = valueOf(right);
    if (op == "/" && b == 0) throw runtime_error("division by zero");
    result = op == "+" ? a + b : op == "-" ? a - b : op == "*" ? a * b : floorDiv(a, b);
    return result;
}

int main() {
    string line;
    getline(cin, line);
    int q = stoi(line);
    for (int i = 0; i < q; i++) {
        getline(cin, line);
        try {
            cout << answer(line) << '\n';
        } catch (const runtime_error &e) {
            cout << e.what() << '\n';
        }
    }
}
