#include <cctype>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string notice;
    getline(cin, notice);
    for (int k = 0; k < 26; k++) {
        string clear = notice, low = notice;
        for (size_t i = 0; i < notice.size(); i++) {
            char c = notice[i];
            if (c >= 'a' && c <= 'z') clear[i] = 'a' + (c - 'a' + 26 - k) % 26;
            if (c >= 'A' && c <= 'Z') clear[i] = 'A' + (c - 'A' + 26 - k) % 26;
            low[i] = tolower(clear[i]);
        }
        if (low.find("tea") != string::npos) {
            cout << k << '\n' << clear << '\n';
            return 0;
        }
    }
    cout << "no tea\n";
    return 0;
}
