#include <iostream>
#include <string>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 0; i < n; i++) {
        int number;
        long long money;
        cin >> number >> money;
        // Your code here: keep this account.
    }
    for (int i = 0; i < q; i++) {
        string kind;
        cin >> kind;
        // Your code here: read the rest of the transaction (T has two accounts), and book or reject it.
    }

    // Your code here: print the accounts and the number of rejected transactions.
    return 0;
}
