#include <cctype>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

bool is_sign(char c) {
    return c == ' ' || c == '-';
}

bool five_digits(const string &line, size_t place) {
    if (place + 5 > line.size()) return false;
    for (size_t i = place; i < place + 5; i++) {
        if (!isdigit(line[i])) return false;
    }
    return true;
}

// Reads a number at the place; moves the place past it and gives its digits, or gives an empty text.
string read_number(const string &line, size_t &place) {
    size_t at = place;
    if (line.compare(at, 3, "+91") == 0) at += 3;
    else if (line[at] == '0') at += 1;
    if (at > place && at < line.size() && is_sign(line[at])) at++;
    if (!five_digits(line, at) || line[at] < '6') return "";
    string digits = line.substr(at, 5);
    at += 5;
    if (at < line.size() && is_sign(line[at])) at++;
    if (!five_digits(line, at)) return "";
    digits += line.substr(at, 5);
    at += 5;
    if (at < line.size() && isdigit(line[at])) return "";
    place = at;
    return digits;
}

int main() {
    map<string, int> times;
    vector<string> numbers; // in the order in which they appear first
    string line;
    while (getline(cin, line)) {
        size_t place = 0;
        while (place < line.size()) {
            string digits;
            if (place == 0 || (!isdigit(line[place - 1]) && line[place - 1] != '+')) digits = read_number(line, place);
            if (digits == "") {
                place++;
                continue;
            }
            if (times[digits]++ == 0) numbers.push_back(digits);
        }
    }
    for (const string &number : numbers) cout << number << ' ' << times[number] << '\n';
    cout << numbers.size() << '\n';
}
