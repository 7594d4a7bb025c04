#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string word;
    int count = 0, sum = 0, largest = 0;
    auto end_of_word = [&] {
        if (!word.empty() && all_of(word.begin(), word.end(), [](unsigned char c) { return isdigit(c); })) {
            count++;
            sum += stoi(word);
            largest = max(largest, stoi(word));
        }
        word.clear();
    };
    string line;
    while (getline(cin, line) && line != "") {
        for (char c : line) {
            if (isalnum((unsigned char)c)) word += c;
            else end_of_word();
        }
        end_of_word();
    }
    cout << count << ' ' << sum << ' ' << largest << '\n';
}
