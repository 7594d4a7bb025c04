#include <algorithm>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

bool comesBefore(const string &a, const string &b) {
    return a < b; // Your code here.
}

int main() {
    int n;
    cin >> n;
    vector<string> names(n);
    for (string &name : names) cin >> name;
    sort(names.begin(), names.end(), comesBefore);
    for (const string &name : names) cout << name << '\n';
    return 0;
}
