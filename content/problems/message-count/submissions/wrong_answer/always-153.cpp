#include <iostream>
#include <sstream>
#include <string>
using namespace std;

int main() {
    string text, word;
    getline(cin, text);
    istringstream pieces(text);
    int words = 0;
    while (pieces >> word) words++;
    int length = text.size();
    int parts = (length + 152) / 153;
    cout << words << ' ' << length << ' ' << parts << '\n';
    return 0;
}
