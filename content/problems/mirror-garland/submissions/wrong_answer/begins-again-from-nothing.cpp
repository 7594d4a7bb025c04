#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    ios::sync_with_stdio(false);
    string garland;
    cin >> garland;
    int n = garland.size();
    string turned(garland.rbegin(), garland.rend());
    vector<int> shorter(n + 1, 0); // for each length of a match the next shorter one
    int length = 0;
    for (int i = 1; i < n; i++) {
        while (length > 0 && turned[i] != turned[length]) length = shorter[length];
        if (turned[i] == turned[length]) length++;
        shorter[i + 1] = length;
    }
    length = 0;
    for (char flower : garland) {
        if (length > 0 && flower != turned[length]) length = 0;
        if (flower == turned[length]) length++;
    }
    cout << n - length << '\n';
}
