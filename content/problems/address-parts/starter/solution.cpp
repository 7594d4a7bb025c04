#include <iostream>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string address, scheme, host, port, path, query;
        cin >> address;

        // Your code here: find the parts.

        cout << scheme << ' ' << host << ' ' << port << ' ' << path << ' ' << query << '\n';
    }
    return 0;
}
