#include <iostream>
#include <string>
using namespace std;

int main() {
    string pattern, shorter;
    cin >> pattern;
    size_t i = 0;
    while (i < pattern.size()) {
        size_t start = i;
        while (i < pattern.size() && pattern[i] == pattern[start]) i++;
        if (i - start > 1) shorter += '0' + (i - start) % 10;
        shorter += pattern[start];
    }
    cout << shorter << '\n' << pattern.size() - shorter.size() << '\n';
}
