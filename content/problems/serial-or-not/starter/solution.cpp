#include <iostream>
#include <string>
using namespace std;

int main() {
    int t, n;
    cin >> t >> n;
    while (n-- > 0) {
        char kind;
        int who;
        string value;
        cin >> kind >> who >> value;
        // your code here
    }
    cout << "not serializable\n";
    return 0;
}
