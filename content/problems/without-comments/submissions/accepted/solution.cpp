#include <iostream>
#include <iterator>
#include <string>
using namespace std;

int main() {
    string program((istreambuf_iterator<char>(cin)), istreambuf_iterator<char>());
    string out;
    int comments = 0;
    size_t i = 0;
    while (i < program.size()) {
        char c = program[i];
        if (program.compare(i, 2, "//") == 0) {
            i = program.find('\n', i);
            comments++;
        } else if (program.compare(i, 2, "/*") == 0) {
            i = program.find("*/", i + 2) + 2;
            out += ' ';
            comments++;
        } else if (c == '"' || c == '\'') {
            size_t end = i + 1;
            while (program[end] != c) end += program[end] == '\\' ? 2 : 1;
            out += program.substr(i, end + 1 - i);
            i = end + 1;
        } else {
            out += c;
            i++;
        }
    }
    cout << out << "comments " << comments << '\n';
}
