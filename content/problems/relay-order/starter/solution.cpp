#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> team(n);
    for (int i = 0; i < n; i++) team[i] = i + 1;
    while (q-- > 0) {
        string call;
        cin >> call;
        if (call == "SWAP") {
            int a, b;
            cin >> a >> b;
            // your code here
        } else if (call == "LEFT") {
            int k;
            cin >> k;
            // your code here
        } else {
            // your code here
        }
    }
    for (int i = 0; i < n; i++) cout << team[i] << (i + 1 < n ? ' ' : '\n');
    return 0;
}
