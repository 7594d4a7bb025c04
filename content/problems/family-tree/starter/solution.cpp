#include <iostream>
#include <map>
#include <string>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    map<string, string> mother;
    for (int i = 0; i < n; i++) {
        string child;
        cin >> child >> mother[child];
    }
    while (q-- > 0) {
        string first, second;
        cin >> first >> second;
        // your code here
        cout << "not related\n";
    }
    return 0;
}
