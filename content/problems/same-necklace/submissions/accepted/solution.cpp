#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

int main() {
    string first, second;
    cin >> first >> second;
    bool possible = first.size() == second.size();
    string back(first.rbegin(), first.rend());
    size_t same = (first + first).find(second);
    size_t turned = (back + back).find(second);
    if (possible && same != string::npos) cout << "SAME " << same << '\n';
    else if (possible && turned != string::npos) cout << "TURNED " << turned << '\n';
    else cout << "DIFFERENT\n";
    return 0;
}
