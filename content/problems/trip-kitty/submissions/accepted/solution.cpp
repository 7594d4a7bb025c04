#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<string> friends(n);
    for (string &name : friends) cin >> name;
    map<string, long long> balance;
    while (m-- > 0) {
        string payer, sharer;
        long long amount;
        int k;
        cin >> payer >> amount >> k;
        long long share = amount / k;
        balance[payer] += share * k;
        for (int i = 0; i < k; i++) {
            cin >> sharer;
            balance[sharer] -= share;
        }
    }
    for (const string &name : friends) cout << name << ' ' << balance[name] << '\n';
    return 0;
}
