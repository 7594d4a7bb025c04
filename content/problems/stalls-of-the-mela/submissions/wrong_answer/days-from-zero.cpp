#include <iostream>
using namespace std;

int main() {
    int s, d, takings[100][100], votes[100] = {0};
    cin >> s >> d;
    for (int i = 0; i < s; i++) {
        for (int j = 0; j < d; j++) cin >> takings[i][j];
    }
    for (int i = 0; i < s; i++) {
        int total = 0, best = 0;
        for (int j = 0; j < d; j++) {
            total += takings[i][j];
            if (takings[i][j] > takings[i][best]) best = j;
        }
        votes[best]++;
        cout << total << ' ' << best << '\n';
    }
    int favourite = 0;
    for (int j = 0; j < d; j++) {
        if (votes[j] > votes[favourite]) favourite = j;
    }
    cout << favourite + 1 << '\n';
}
