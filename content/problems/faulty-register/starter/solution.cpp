#include <iostream>
#include <string>
using namespace std;

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line), correct = 0, sum = 0;
    for (int i = 1; i <= n; i++) {
        getline(cin, line);
        // Your code here: print the fault of this line, or count it and its marks.
    }
    if (correct == 0) cout << "0 -\n";
    else cout << correct << ' ' << sum / correct << '\n';
    return 0;
}
