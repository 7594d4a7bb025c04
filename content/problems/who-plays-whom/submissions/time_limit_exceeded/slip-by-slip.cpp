#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    int slips = n + n % 2;
    while (q-- > 0) {
        int team, round;
        cin >> team >> round;
        vector<int> row(slips + 1);
        for (int i = 1; i <= slips; i++) row[i] = i;
        while (--round > 0) {
            int last = row[slips];
            for (int i = slips; i > 2; i--) row[i] = row[i - 1];
            row[2] = last;
        }
        for (int i = 1; i <= slips; i++) {
            if (row[i] != team) continue;
            int other = row[slips + 1 - i];
            if (other > n) cout << "rest\n";
            else cout << other << '\n';
        }
    }
}
