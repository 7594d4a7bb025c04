#include <iostream>
#include <string>
using namespace std;

int n, s;
string word;

// How many codes begin with these letters and do not contain the word?
long long codes(string &code) {
    if (code.size() >= word.size() && code.compare(code.size() - word.size(), word.size(), word) == 0) return 0;
    if ((int)code.size() == n) return 1;
    long long count = 0;
    for (int letter = 0; letter < s; letter++) {
        code.push_back('a' + letter);
        count += codes(code);
        code.pop_back();
    }
    return count % 1000000007;
}

int main() {
    cin >> n >> s >> word;
    string code;
    cout << codes(code) << '\n';
}
