#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Cookie {
    string name, value, path;
};

int main() {
    int q;
    cin >> q;
    vector<Cookie> jar;
    for (int i = 0; i < q; i++) {
        string kind, path;
        int t;
        cin >> kind >> t;
        if (kind == "SET") {
            string name, value, age;
            cin >> name >> value >> path >> age;

            // Your code here: put the cookie into the jar.
        } else {
            cin >> path;

            // Your code here: print the cookies that fit.
            cout << "none\n";
        }
    }
    return 0;
}
