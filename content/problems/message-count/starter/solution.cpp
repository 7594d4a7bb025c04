#include <iostream>
#include <string>
using namespace std;

int main() {
    string text;
    getline(cin, text);

    int words = 0, length = 0, parts = 0; // your code here

    cout << words << ' ' << length << ' ' << parts << '\n';
    return 0;
}
