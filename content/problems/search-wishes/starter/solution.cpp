#include <iostream>
#include <string>
using namespace std;

string decoded(const string &text) {
    // Your code here: + and %41 mean something else.
    return text;
}

int main() {
    string query;
    cin >> query;

    // Your code here: cut the query into pieces, and each piece into name and value.
    cout << decoded(query) << " = " << decoded("") << '\n';
    return 0;
}
