#include <iostream>
#include <vector>
using namespace std;

int main() {
    int n, place;
    cin >> n >> place;
    vector<int> note(n + 1);
    for (int i = 1; i <= n; i++) cin >> note[i];
    vector<bool> seen(n + 1, false);
    int places = 0;
    while (place != 0 && !seen[place]) {
        seen[place] = true;
        places++;
        place = note[place];
    }
    int circle = 0;
    if (place != 0) {
        int here = place;
        do {
            here = note[here];
            circle++;
        } while (here != place);
    }
    cout << places << ' ' << circle << '\n';
    return 0;
}
