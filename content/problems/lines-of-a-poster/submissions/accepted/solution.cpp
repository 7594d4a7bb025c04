#include <iostream>
#include <sstream>
#include <string>
using namespace std;

void line(int width = 20, char sign = '-') {
    cout << string(width, sign) << '\n';
}

void title(const string &text, int width = 20) {
    int left = (width - static_cast<int>(text.size())) / 2;
    cout << string(left, ' ') << text << '\n';
}

void gap(int lines = 1) {
    cout << string(lines, '\n');
}

int main() {
    string command;
    getline(cin, command);
    int n = stoi(command);
    for (int i = 0; i < n; i++) {
        getline(cin, command);
        istringstream words(command);
        string kind, text;
        int number;
        char sign;
        words >> kind;
        if (kind == "title") {
            words >> text;
            if (words >> number) title(text, number);
            else title(text);
        } else if (!(words >> number)) {
            if (kind == "line") line();
            else gap();
        } else if (kind == "gap") {
            gap(number);
        } else if (words >> sign) {
            line(number, sign);
        } else {
            line(number);
        }
    }
}
