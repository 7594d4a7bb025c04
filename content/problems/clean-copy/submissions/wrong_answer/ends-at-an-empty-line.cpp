#include <iostream>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string line;
    int lines = 0, words = 0;
    while (getline(cin, line) && line != "") {
        istringstream rest(line);
        string word, clean;
        while (rest >> word) {
            if (clean != "") clean += ' ';
            clean += word;
            words++;
        }
        if (clean != "") {
            cout << clean << '\n';
            lines++;
        }
    }
    cout << lines << ' ' << words << '\n';
}
