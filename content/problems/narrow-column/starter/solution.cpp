#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int w;
    string word, line;
    vector<string> lines;
    cin >> w;
    while (cin >> word) {
        // your code here
    }
    for (const string &each : lines) cout << each << '\n';
    cout << lines.size() << '\n';
    return 0;
}
