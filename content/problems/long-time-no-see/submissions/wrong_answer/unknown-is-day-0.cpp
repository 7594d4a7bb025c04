#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
using namespace std;

int main() {
    unordered_map<string, int> last;
    int n, longest = 0;
    cin >> n;
    while (n-- > 0) {
        int day;
        string name;
        cin >> day >> name;
        cout << name << ": ";
        if (last[name] == day) {
            cout << "again today\n";
        } else {
            int days = day - last[name];
            cout << "after " << days << " days\n";
            longest = max(longest, days);
        }
        last[name] = day;
    }
    cout << longest << '\n';
}
