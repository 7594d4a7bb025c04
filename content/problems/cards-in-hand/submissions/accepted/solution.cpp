#include <iostream>
#include <utility>
#include <vector>
using namespace std;

int main() {
    int n, sum = 0;
    cin >> n;
    vector<int> hand(n);
    for (int i = 0; i < n; i++) {
        cin >> hand[i];
        int place = i;
        while (place > 0 && hand[place - 1] > hand[place]) {
            swap(hand[place - 1], hand[place]);
            place--;
        }
        cout << i - place << ' ';
        sum += i - place;
    }
    cout << '\n' << sum << '\n';
    for (int card : hand) cout << card << ' ';
    cout << '\n';
}
