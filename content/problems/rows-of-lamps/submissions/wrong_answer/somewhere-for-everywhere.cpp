#include <bitset>
#include <iostream>
using namespace std;

int main() {
    int n;
    cin >> n;
    bitset<32> everywhere;
    while (n-- > 0) {
        unsigned int before, now;
        cin >> before >> now;
        cout << "on " << bitset<32>(now & ~before).count() << " off " << bitset<32>(before & ~now).count() << " last ";
        int last = 31;
        while (last >= 0 && !(now & (1u << last))) last--;
        if (last < 0) cout << "-\n";
        else cout << last << '\n';
        everywhere |= bitset<32>(now);
    }
    cout << "everywhere:";
    if (everywhere.none()) cout << " none";
    for (int k = 0; k < 32; k++) {
        if (everywhere[k]) cout << ' ' << k;
    }
    cout << '\n';
    return 0;
}
