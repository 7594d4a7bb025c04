#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string line;
    int lines = 0, words = 0, characters = 0;
    while (getline(cin, line)) {
        lines++;
        istringstream in(line);
        string word;
        while (in >> word) {
            words++;
            characters += (int)word.size();
        }
    }
    int sheets = (lines + 24) / 25;
    int paise = 5 * characters + 200 * sheets;
    printf("%d lines, %d words, %d characters\n", lines, words, characters);
    printf("%d sheets, Rs %d.%02d\n", sheets, paise / 100, paise % 100);
    return 0;
}
