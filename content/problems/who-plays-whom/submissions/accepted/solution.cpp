#include <iostream>
using namespace std;

// The ring has all slips but the first one.
long long place_of(long long slip, long long round, long long ring) {
    if (slip == 1) return 1;
    return 2 + (slip - 2 + round - 1) % ring;
}

long long slip_at(long long place, long long round, long long ring) {
    if (place == 1) return 1;
    return 2 + (place - 2 - (round - 1) + ring) % ring;
}

int main() {
    long long n, q, team, round;
    cin >> n >> q;
    long long slips = n + n % 2;
    while (q-- > 0) {
        cin >> team >> round;
        long long place = place_of(team, round, slips - 1);
        long long other = slip_at(slips + 1 - place, round, slips - 1);
        if (other > n) cout << "rest\n";
        else cout << other << '\n';
    }
}
